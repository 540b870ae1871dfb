/** The answers of the e-mail provider (docs/decisions/contact-form.md). */

/** The path to which messages are sent, at the provider and here. */
export const SEND_PATH = '/api/v1.0/email/send'

/** Returns the address of the local outbox on the site's own host. @param base `/` or `/dossier/` */
export function outboxPath(base: string): string {
  return `${base}_outbox${SEND_PATH}`
}

export interface ProviderAnswer {
  status: number
  text: string
}

/** @param page the page on which the owner finds the identifier */
export function unidentified(problem: string, page: string): ProviderAnswer {
  return { status: 400, text: `${problem}. To find this ID, visit https://dashboard.emailjs.com/admin${page}` }
}

export const PROVIDER_ANSWERS = {
  ok: { status: 200, text: 'OK' },
  publicKeyRequired: unidentified('The Public Key is required', '/account'),
  serviceIdRequired: unidentified('The service ID is required', ''),
  templateIdRequired: unidentified('The template ID is required', '/templates'),
  badRequest: { status: 400, text: 'Bad Request' },
  tooLarge: { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' },
  quotaReached: { status: 426, text: 'The quota of requests has been reached' },
} satisfies Record<string, ProviderAnswer>

/** The limit for all variables together, as JSON in UTF-8. */
export const VARIABLES_MAX_BYTES = 50 * 1024

/** The template's variables of an accepted call, by name. */
export type Variables = Readonly<Record<string, string>>

/** Checks the body of a call as the provider does, but accepts any identifier. */
export function checkCall(body: string): { answer: ProviderAnswer; variables: Variables } {
  const call = parseObject(body)
  if (call === null) return refuse(PROVIDER_ANSWERS.badRequest)
  if (!isText(call.user_id)) return refuse(PROVIDER_ANSWERS.publicKeyRequired)
  if (!isText(call.service_id)) return refuse(PROVIDER_ANSWERS.serviceIdRequired)
  if (!isText(call.template_id)) return refuse(PROVIDER_ANSWERS.templateIdRequired)
  const parameters = call.template_params ?? {}
  if (!isObject(parameters)) return refuse(PROVIDER_ANSWERS.badRequest)
  return checkVariables(parameters)
}

/** Checks the body of a form that a browser sends, with or without a script. */
export function checkForm(body: string): ReturnType<typeof checkCall> {
  const fields = Object.fromEntries(new URLSearchParams(body))
  return Object.keys(fields).length === 0 ? refuse(PROVIDER_ANSWERS.badRequest) : checkVariables(fields)
}

function checkVariables(parameters: Readonly<Record<string, unknown>>) {
  try {
    if (Buffer.byteLength(JSON.stringify(parameters)) > VARIABLES_MAX_BYTES) return refuse(PROVIDER_ANSWERS.tooLarge)
    return { answer: PROVIDER_ANSWERS.ok, variables: toVariables(parameters) }
  } catch {
    // Lists inside each other, thousands deep, can be read but not written again.
    return refuse(PROVIDER_ANSWERS.badRequest)
  }
}

function refuse(answer: ProviderAnswer) {
  return { answer, variables: {} }
}

function toVariables(parameters: Readonly<Record<string, unknown>>): Variables {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

function parseObject(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
