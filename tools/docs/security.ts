import { DEADLINE_SECONDS } from '../../scripts/commands/compile-pool.ts'
import { LIMITS as LINKEDIN } from '../../scripts/commands/import/linkedin.ts'
import { IMPORT_SECONDS } from '../../scripts/commands/import/make-within.ts'
import {
  FILE_MAX_BYTES as ARCHIVE_MAX_BYTES,
  RESUME_MAX_BYTES,
  VALUES_MAX,
} from '../../scripts/commands/import/read-source.ts'
import { ALPHABET_UNPACKED_MAX_BYTES, FONT_UNPACKED_MAX_BYTES } from '../../scripts/compile/contract/size-limits.ts'
import { FILE_MAX_BYTES } from '../../scripts/compile/parse/file-max-bytes.ts'
import { ALL_TEXTS_MAX_MB } from '../../scripts/compile/read.ts'
import { AREA_MAX_PX } from '../../scripts/compile/validate/pictures.ts'
import { LIMITS } from '../../scripts/diagnostics/limits.ts'
import { DAY_MS, UNUSED_AFTER_MS } from '../../scripts/disk/cache/content-cache.ts'
import { STEPS_MAX, SUGGESTED_MAX } from '../../scripts/fields/near-miss.ts'
import { UNPACKED_MAX_TIMES } from '../../scripts/fonts/facts.ts'
import { FONT_SECONDS } from '../../scripts/fonts/own-font.ts'
import { MEMORY_MAX_MB } from '../../scripts/images/decoder.ts'
import { DECODING_SECONDS } from '../../scripts/images/measure.ts'
import { SHOWN_MAX_PX } from '../../scripts/images/profile.ts'
import { ELEMENTS_MAX } from '../../scripts/images/svg-tree.ts'
import { FOLDER_MAX_MEGABYTES, MESSAGES_MAX } from '../../scripts/server/outbox.ts'
import { SEND_TIMEOUT_MS } from '../../src/contact/request.ts'
import { PAGE_MIN_AGE_MS } from '../../src/contact/spam-defence.ts'
import * as files from '../../tests/property/good-files.ts'
import { MESSAGE_CASES } from '../../tests/support/message-cases.ts'
import { NASTY_VALUES } from '../../tests/support/nasty-values.ts'
import { PROTOTYPE_NAMES } from '../../tests/support/prototype-names.ts'
import { POINTED, TABULATED } from '../../tests/xss/payloads.ts'
import { BODY_POSITIONS, headerPositions } from '../../tests/xss/positions.ts'

const count = (number: number) => new Intl.NumberFormat('fr').format(number)
const megabytes = (bytes: number) => `${count(bytes / 1024 ** 2)} Mo`

/** Writes the table of docs/fiabilite.md about what the tests try: the lists that they walk through. */
export function triedTable(): string {
  const values = Object.values(files).flatMap((file) => headerPositions(file))
  const rows = [
    ['textes et adresses hostiles', POINTED.length, 'tests/xss/'],
    ['éléments et attributs de HTML qui lancent ou chargent quelque chose', TABULATED.length, 'tests/xss/'],
    ['endroits d’un texte où ils sont essayés', BODY_POSITIONS.length, 'tests/xss/positions.ts'],
    ['valeurs d’en-tête, écrites en YAML ou comme on les tape', values.length, 'tests/property/good/'],
    [
      'noms dont tout objet de JavaScript hérite, dans chacune de ces valeurs',
      PROTOTYPE_NAMES.length,
      'tests/property/prototype-names.slow.test.ts',
    ],
    ['valeurs qui veulent dire quelque chose à un format écrit', NASTY_VALUES.length, 'tests/security/writers.test.ts'],
    ['fins d’un message du formulaire', MESSAGE_CASES.length, 'tests/e2e/message.spec.ts'],
  ] as const
  const lines = rows.map(([what, number, place]) => `| ${what} | ${count(number)} | \`${place}\` |`)
  return ['| essayé | combien | où |', '|---|---|---|', ...lines].join('\n')
}

/** The sentences of documents that name a figure of the code. */
export const SENTENCES: readonly (readonly [file: string, sentence: string])[] = [
  ['SECURITY.md', `A text of at most ${FILE_MAX_BYTES / 1024} KB is read`],
  ['SECURITY.md', `takes more than ${DEADLINE_SECONDS} seconds of the processor`],
  ['SECURITY.md', `so is a font or a picture that takes more than ${DECODING_SECONDS}.`],
  ['SECURITY.md', `A file that \`import\` reads is refused after ${IMPORT_SECONDS}.`],
  ['docs/fiabilite.md', `Chaque cas finit dans les ${SEND_TIMEOUT_MS / 1000} s qui suivent`],
  ['docs/fiabilite.md', `d’une page de moins de ${PAGE_MIN_AGE_MS / 1000} s attend`],
]

/** Writes the table of docs/fiabilite.md about the limits that the code holds. */
export function limitsTable(): string {
  const rows = [
    ['longueur d’un texte', `${count(FILE_MAX_BYTES / 1024)} Ko`],
    ['tous les textes ensemble', `${ALL_TEXTS_MAX_MB} Mo`],
    ['calcul pour compiler un texte, et pour le relire', `${DEADLINE_SECONDS} s`],
    ['calcul pour décoder une image ou mesurer une police', `${DECODING_SECONDS} s`],
    ['calcul pour découper la police du propriétaire, ou pour dessiner avec elle', `${FONT_SECONDS} s`],
    [
      'pixels d’une image (d’un JPEG, d’un AVIF), et de celle que les pages montrent',
      `${count(AREA_MAX_PX.other / 1e6)} (${AREA_MAX_PX.jpeg / 1e6}, ${AREA_MAX_PX.avif / 1e6}) et ${count(SHOWN_MAX_PX / 1e6)} millions`,
    ],
    ['éléments d’un dessin SVG', count(ELEMENTS_MAX)],
    ['mémoire pour décoder un dessin, une autre image', `${MEMORY_MAX_MB.svg} Mo, ${MEMORY_MAX_MB.other} Mo`],
    ['police dépliée', `${megabytes(FONT_UNPACKED_MAX_BYTES)}, ou ${UNPACKED_MAX_TIMES} fois son fichier`],
    ['chacun de ses autres alphabets', megabytes(ALPHABET_UNPACKED_MAX_BYTES)],
    ['mot ou nom inconnu auquel d’autres sont proposés', `${SUGGESTED_MAX} lettres`],
    ['comparaisons pour proposer des noms d’une même liste', `${STEPS_MAX / 1e6} millions de pas`],
    ['pages d’un CV, et de tous ensemble, comptées d’après leurs textes', `${LIMITS.cvPages}, ${LIMITS.cvsPages}`],
    ['fichiers de `cvs/`, technologies de tous les projets', `${LIMITS.cvs}, ${count(LIMITS.technologies)}`],
    ['problèmes dits d’un fichier', count(LIMITS.findings)],
    ['calcul pour lire ce que `import` importe, et pour en faire un CV', `${IMPORT_SECONDS} s`],
    ['CV lu par `import`', `${count(RESUME_MAX_BYTES / 1024)} Ko, ${count(VALUES_MAX)} valeurs`],
    ['archive de LinkedIn', megabytes(ARCHIVE_MAX_BYTES)],
    [
      'table d’une archive de LinkedIn',
      `${megabytes(LINKEDIN.bytes)}, ${count(LINKEDIN.rows)} lignes, ${LINKEDIN.columns} colonnes ; ${count(LINKEDIN.lineLength)} caractères dans une ligne qui a des guillemets`,
    ],
    ['fichiers d’une archive de LinkedIn', count(LINKEDIN.files)],
    ['messages gardés dans `outbox/`', `${MESSAGES_MAX}, ou ${FOLDER_MAX_MEGABYTES} Mo`],
    ['entrée du cache qui ne sert plus', `${UNUSED_AFTER_MS / DAY_MS} jours`],
  ] as const
  return ['| limite | valeur |', '|---|---|', ...rows.map(([what, value]) => `| ${what} | ${value} |`)].join('\n')
}
