import { cvTexts } from '../../../catalogue/cv-sections.ts'
import { Resume } from '../../../components/Resume/Resume.tsx'
import { WordsContext } from '../../../components/Words/Words.tsx'
import type { PageInput } from '../../../head/page-head.ts'

export function Page({ catalogue: { site }, target }: PageInput) {
  if (target === null) return null
  const { name, lang, draft } = target
  return (
    <>
      {draft && <p>{site.texts.list.draft}</p>}
      <WordsContext value={{ ...cvTexts(site, lang), lang }}>
        <Resume site={site} cv={target} name={name} lang={lang === site.lang ? undefined : lang} />
      </WordsContext>
    </>
  )
}
