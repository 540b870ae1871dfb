import type { Site } from '../../src/catalogue/types.ts'

/**
 * What the law that the owner names wants to be said and is not, as keys of `site.md`: `legal.host.name`. Without a form, no message is kept.
 */
export function missingLegalFacts({ legal, contact }: Pick<Site, 'legal' | 'contact'>): string[] {
  const { law, publisher, retention, host } = legal
  const facts = {
    ...(law === 'france' && {
      ...{ publisher, 'host.name': host.name, 'host.address': host.address, 'host.phone': host.phone },
    }),
    ...(law !== 'none' && contact === 'form' && { retention }),
  }
  return Object.entries(facts).flatMap(([key, value]) => (value === null ? [`legal.${key}`] : []))
}
