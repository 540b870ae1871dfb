import { PARTS } from '../../scripts/fields/definitions.ts'
import { LANGS, LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { MAY_BE_EMPTY } from '../../scripts/fields/site-texts/owner-texts.ts'
import { type SpokenLang, spokenLang } from '../../scripts/spoken/lang.ts'

/** Writes `docs/texts.md` in French and English: every fixed text of the site that an owner can replace, in each language of sites. */
export function textsDocument(): string {
  const { intro, columns } = WORDS[spokenLang()]
  const parts = Object.entries(PARTS).map(([part, purpose]) => {
    const tables = LANGS.map((lang) => LANGUAGES[lang].words[part as keyof typeof PARTS] as Record<string, string>)
    const rows = Object.keys(tables[0] ?? {}).map((key) => {
      const mark = MAY_BE_EMPTY.has(`${part}.${key}`) ? ' ○' : ''
      return `| \`${key}\`${mark} | ${tables.map((table) => cell(table[key] ?? '')).join(' | ')} |`
    })
    return `## texts.${part}\n\n${purpose[spokenLang()]}\n\n${columns}\n|---|${'---|'.repeat(LANGS.length)}\n${rows.join('\n')}\n`
  })
  return `${intro}\n\n${parts.join('\n')}`
}

const cell = (text: string) => text.replace(/[|<*_]/g, '\\$&')

const WORDS: Readonly<Record<SpokenLang, { intro: string; columns: string }>> = {
  fr: {
    intro: `# Les textes fixes du site

Cette page est fabriquée par \`npm run docs\` à partir de \`scripts/fields/site-texts/\`. Chaque texte se remplace dans \`site.md\`, sous \`texts\` ; ceux que
vous n’écrivez pas restent ([guide](guide/accueil.md#vos-mots)) :

\`\`\`yaml
texts:
  home: { latest: Travaux choisis, goals: '' }
\`\`\`

\`{name}\`, \`{ofName}\`, \`{trade}\`, \`{word}\` et \`{place}\` y valent partout vos propres valeurs ; les autres accolades ne valent que dans le texte qui les a.
\`{en:Skills}\` est un mot d’une autre langue, que les lecteurs d’écran prononcent bien. Un texte marqué ○ peut être vide (\`''\`) : rien n’est alors affiché.`,
    columns: '| clé | français | anglais | allemand |',
  },
  en: {
    intro: `# The fixed texts of the site

This page is made by \`npm run docs\` from \`scripts/fields/site-texts/\`. Each text can be replaced in \`site.md\`, under \`texts\`; those that you do not
write stay ([guide](guide/home.md#your-words)):

\`\`\`yaml
texts:
  home: { latest: Selected work, goals: '' }
\`\`\`

\`{name}\`, \`{ofName}\`, \`{trade}\`, \`{word}\` and \`{place}\` stand for your own values everywhere; other braces work only in the text that has them.
\`{en:Skills}\` is a word of another language, which screen readers then pronounce well. A text marked ○ may be empty (\`''\`): nothing is shown then.`,
    columns: '| key | French | English | German |',
  },
}
