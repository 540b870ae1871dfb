import { LANGUAGES } from '../../../scripts/fields/site-texts/languages.ts'
import type { Alternate } from '../../catalogue/alternate.ts'
import { fill, plain } from '../../catalogue/fill.ts'
import { Marked, useWords } from '../Words/Words.tsx'

interface LanguageLinkProps {
  language: Alternate
  className?: string | undefined
  /** Whether only the code of the language is visible, such as « EN ». */
  isShort?: boolean
}

/** A link to the same page in another language. If it is not translated, the link leads to the home page of that language and says so. */
export function LanguageLink({ language: { lang, address, home }, className, isShort = false }: LanguageLinkProps) {
  const { untranslated } = useWords('frame')
  const isThere = address !== null
  const own = LANGUAGES[lang].name
  const name = isThere ? own : fill(untranslated, { language: `{${lang}:${own}}` })
  return (
    <a
      className={className}
      href={address ?? home}
      lang={isThere ? lang : undefined}
      hrefLang={lang}
      title={isShort && !isThere ? plain(name) : undefined}
    >
      {isShort ? (
        <>
          {`${lang.toUpperCase()} `}
          <span className="visually-hidden">
            <Marked text={name} />
          </span>
        </>
      ) : (
        <Marked text={name} />
      )}
    </a>
  )
}
