import type { Site } from '../../src/catalogue/types.ts'

/** What the legal notice shows as « Non renseigné », as keys of `site.md`: `legal.host.name`. Without a form, no message is kept. */
export function missingLegalFacts({ legal, contact }: Pick<Site, 'legal' | 'contact'>): string[] {
  const { publisher, retention, host } = legal
  const facts = {
    ...{ publisher, 'host.name': host.name, 'host.address': host.address, 'host.phone': host.phone },
    ...(contact === 'form' && { retention }),
  }
  return Object.entries(facts).flatMap(([key, value]) => (value === null ? [`legal.${key}`] : []))
}
