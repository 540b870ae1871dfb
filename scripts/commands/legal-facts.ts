import type { Legal } from '../../src/catalogue/types.ts'

/** What the legal notice shows as « Non renseigné », as keys of `site.md`: `legal.host.name`. */
export function missingLegalFacts({ publisher, retention, host }: Legal): string[] {
  const facts = { publisher, 'host.name': host.name, 'host.address': host.address, 'host.phone': host.phone, retention }
  return Object.entries(facts).flatMap(([key, value]) => (value === null ? [`legal.${key}`] : []))
}
