import { own } from '../../../scripts/fields/own.ts'
import { dateLocale } from '../../../scripts/fields/site-texts/date-locale.ts'
import { type AccessibilityFigures, conformityOf } from '../../catalogue/accessibility.ts'
import { fill } from '../../catalogue/fill.ts'
import type { Site } from '../../catalogue/types.ts'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Fact, Facts, TextPage, TextSection } from '../TextPage/TextPage.tsx'
import { useUrl } from '../Url/Url.ts'
import { Filled, useLanguage } from '../Words/Language.tsx'
import { useWords } from '../Words/Words.tsx'

interface AccessibilityStatementProps {
  site: Pick<Site, 'name' | 'email' | 'origin' | 'legal' | 'contact'>
  figures: AccessibilityFigures
}

/**
 * The accessibility statement, which French law requires of public bodies and large companies; here it is voluntary. It has the parts that
 * the arrêté du 20 septembre 2019 lists. Where French law does not apply, it has only those that are valid anywhere.
 */
export function AccessibilityStatement({ site, figures }: AccessibilityStatementProps) {
  const words = useLanguage().notices.accessibility
  const { percent, level } = conformityOf(figures.criteria)
  const isFrench = site.legal.law === 'france'
  return (
    <TextPage
      title={useWords('pages').accessibility}
      lead={fill(isFrench ? words.lead : words.leadElsewhere, { state: words[level], percent })}
    >
      <TextSection id="engagement" title={words.statement}>
        <p>
          {fill(isFrench ? words.law : words.lawElsewhere, {
            publisher: site.legal.publisher ?? site.name,
            origin: site.origin,
          })}
        </p>
      </TextSection>
      <TextSection id="resultats" title={words.results}>
        <Results figures={figures} />
      </TextSection>
      <TextSection id="non-conformites" title={words.failures}>
        {figures.failures.length === 0 ? <p>{words.noFailure}</p> : <Failures failures={figures.failures} />}
        {isFrench && <p>{words.noExemption}</p>}
      </TextSection>
      <TextSection id="contact" title={words.contact}>
        <Contact site={site} />
      </TextSection>
      {isFrench && (
        <TextSection id="recours" title={words.remedies}>
          <Remedies />
        </TextSection>
      )}
    </TextPage>
  )
}

function Results({ figures: { criteria, automatic, date } }: Pick<AccessibilityStatementProps, 'figures'>) {
  const { code, notices } = useLanguage()
  const words = notices.accessibility
  const format = new Intl.DateTimeFormat(dateLocale(code), { dateStyle: 'long', timeZone: 'UTC' })
  const met = criteria.conforming > 1 ? words.conformingMany : words.conformingOne
  const failed = criteria.nonConforming > 1 ? words.nonConformingMany : words.nonConformingOne
  return (
    <>
      <p>{fill(words.evaluation, { date: format.format(new Date(date)) })}</p>
      <Facts>
        <Fact name={words.criteria}>
          {fill(words.counts, {
            conforming: fill(met, { count: criteria.conforming }),
            nonConforming: fill(failed, { count: criteria.nonConforming }),
            notApplicable: fill(words.notApplicable, { count: criteria.notApplicable }),
          })}
        </Fact>
        <Fact name={words.checks}>
          {fill(words.checksAre, { ...automatic, checks: automatic.checks.toLocaleString(dateLocale(code)) })}
        </Fact>
        <Fact name={words.environment}>{fill(words.environmentIs, { browser: automatic.browser })}</Fact>
        <Fact name={words.technologies}>{words.technologiesAre}</Fact>
      </Facts>
    </>
  )
}

function Failures({ failures }: Pick<AccessibilityFigures, 'failures'>) {
  const { code, notices, failures: reasons, typography } = useLanguage()
  return (
    <ul>
      {failures.map(({ number, title, proof }) => {
        const french = typography(`${lowerFirst(title)}. ${proof}`)
        return (
          <li key={number}>
            <Filled
              text={fill(notices.accessibility.failure, { number })}
              values={{ reason: own(reasons, number) ?? (code === 'fr' ? french : <span lang="fr">{french}</span>) }}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** How a visitor reports a barrier. Empty if the site offers no way. */
function Contact({ site: { email, contact } }: Pick<AccessibilityStatementProps, 'site'>) {
  const url = useUrl()
  const { accessibility: words, page } = useLanguage().notices
  const hasForm = contact === 'form'
  const stuck = email !== null ? (hasForm ? words.stuckBoth : words.stuckEmail) : hasForm && words.stuckForm
  if (!stuck) return null
  return (
    <p>
      <Filled
        text={stuck}
        values={{
          email: <a href={`mailto:${email}`}>{email}</a>,
          form: <a href={url('contact')}>{page.contactForm}</a>,
        }}
      />
    </p>
  )
}

function Remedies() {
  const words = useLanguage().notices.accessibility
  return (
    <p>
      <Filled
        text={words.remediesAre}
        values={{
          write: <OutboundLink href="https://formulaire.defenseurdesdroits.fr/">{words.writeDefender}</OutboundLink>,
          join: (
            <OutboundLink href="https://www.defenseurdesdroits.fr/saisir/delegues">{words.joinDelegate}</OutboundLink>
          ),
        }}
      />
    </p>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
