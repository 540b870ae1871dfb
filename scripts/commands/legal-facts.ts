import type { Site } from '../../src/catalogue/types.ts'

/**
 * Returns the facts that the chosen law requires and the site lacks, as keys of `site.md`: `legal.host.name`. Without a form, no message is
 * kept.
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
