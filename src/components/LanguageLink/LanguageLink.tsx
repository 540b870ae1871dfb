import { LANGUAGES } from '../../../scripts/fields/languages/languages.ts'
import type { Alternate } from '../../catalogue/alternates.ts'
import { fill } from '../../catalogue/words.ts'
import { useWords } from '../Words/Words.tsx'

interface LanguageLinkProps {
  language: Alternate
  className?: string | undefined
  /** Only the code of the language is seen, such as « EN », which begins its name. */
  isShort?: boolean
}

/** Leads to the same page in another language, or to the home page of that language, and then says so. */
export function LanguageLink({ language: { lang, address, home }, className, isShort = false }: LanguageLinkProps) {
  const { untranslated } = useWords('frame')
  const { name } = LANGUAGES[lang]
  if (address !== null)
    return (
      <a className={className} href={address} lang={lang} hrefLang={lang} aria-label={isShort ? name : undefined}>
        {isShort ? lang.toUpperCase() : name}
      </a>
    )
  const label = fill(untranslated, { language: name })
  return (
    <a className={className} href={home} hrefLang={lang} {...(isShort && { 'aria-label': label, title: label })}>
      {isShort ? lang.toUpperCase() : label}
    </a>
  )
}
