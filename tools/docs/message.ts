import { type Ending, MESSAGE_CASES } from '../../tests/support/message-cases.ts'

const ENDINGS: Readonly<Record<Ending, string>> = {
  sent: 'le succès, champs vidés',
  failed: 'l’échec, champs gardés',
  kept: 'le formulaire, champs gardés',
  cleared: 'le formulaire, champs vides',
  'handed over': 'sa messagerie, champs gardés',
}

/** Writes the table of docs/fiabilite.md: each case of the message as the browser tests play it. */
export function messageTable(): string {
  const rows = MESSAGE_CASES.map(({ says, ending, requests }) => `| ${says} | ${ENDINGS[ending]} | ${requests} |`)
  return ['| cas | ce que voit le visiteur | messages arrivés |', '|---|---|---|', ...rows].join('\n')
}
