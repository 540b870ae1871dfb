import { MAIL_SERVICES, type Processor } from '../../scripts/fields/mail-services.ts'
import type { MailSettings } from './types.ts'

/** The company that handles the messages; `null` if they go to a server of the owner's choice, of which nothing else is known. */
export function processorOf({ provider }: Pick<MailSettings, 'provider'>): Processor | null {
  return MAIL_SERVICES[provider].processor
}

/**
 * Returns the host of the owner's own server, for people.
 * @param unknown the text for an unknown host
 */
export function endpointHost({ endpoint }: Pick<MailSettings, 'endpoint'>, unknown: string): string {
  return endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).host : unknown
}
