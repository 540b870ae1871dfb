import { type Counter, counterOf, hostServiceOf } from '../../catalogue/analytics.ts'
import { fill } from '../../catalogue/fill.ts'
import { endpointHost, processorOf } from '../../catalogue/mail-providers.ts'
import type { Site } from '../../catalogue/types.ts'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Fact, Facts, TextPage, TextSection } from '../TextPage/TextPage.tsx'
import { useUrl } from '../Url/Url.ts'
import { Filled, useLanguage } from '../Words/Language.tsx'
import { useWords } from '../Words/Words.tsx'

type LegalSite = Pick<Site, 'name' | 'email' | 'phone' | 'place' | 'legal' | 'analytics' | 'contact' | 'form' | 'mail'>

/**
 * The legal notice: the publisher and the host of the site, and the use of messages. It contains all that French law requires (LCEN,
 * article 1-1; GDPR, article 13), or the part of it that `legal.law` selects. The page says that a fact is unknown only if a law requires
 * it.
 */
export function LegalNotice({ site }: { site: LegalSite }) {
  const { page, legal: words } = useLanguage().notices
  const { email, legal, analytics } = site
  const { host } = legal
  const counter = counterOf(analytics)
  const publisher = legal.publisher ?? site.name
  const hasForm = site.contact === 'form'
  const isFrench = legal.law === 'france'
  return (
    <TextPage title={useWords('pages').legal} lead={hasForm ? words.lead : words.leadNoForm}>
      <TextSection id="editeur" title={words.publisher}>
        <Facts>
          <Fact name={words.responsible}>{publisher}</Fact>
          {legal.address && <Fact name={words.address}>{legal.address}</Fact>}
          {legal.siret && <Fact name={words.siret}>{legal.siret}</Fact>}
          {legal.vat && <Fact name={words.vat}>{legal.vat}</Fact>}
          {site.place && <Fact name={words.place}>{site.place}</Fact>}
          {(email !== null || isFrench) && (
            <Fact name={words.email}>{email === null ? page.unknown : <a href={`mailto:${email}`}>{email}</a>}</Fact>
          )}
          {site.phone && (
            <Fact name={words.phone}>
              <a href={site.phone.url}>{site.phone.text}</a>
            </Fact>
          )}
        </Facts>
        {isFrench && <p>{words.law}</p>}
      </TextSection>
      <TextSection id="hebergeur" title={words.host}>
        <Facts>
          <Fact name={words.hostName}>{host.name ?? page.unknown}</Fact>
          {(host.address !== null || isFrench) && <Fact name={words.address}>{host.address ?? page.unknown}</Fact>}
          {(host.phone !== null || isFrench) && (
            <Fact name={words.phone}>
              {host.phone === null ? page.unknown : <a href={host.phone.url}>{host.phone.text}</a>}
            </Fact>
          )}
        </Facts>
      </TextSection>
      <TextSection id="donnees" title={words.data}>
        {hasForm ? <FormData site={site} publisher={publisher} /> : <p>{words.noData}</p>}
      </TextSection>
      <TextSection id="traceurs" title={words.trackers}>
        <p>{hasForm ? words.keptDraft : words.keptTheme}</p>
        {counter && <Audience counter={counter} publisher={publisher} />}
        {analytics !== null && counter === null && (
          <p>{fill(words.anonymous, { service: hostServiceOf(analytics) })}</p>
        )}
      </TextSection>
    </TextPage>
  )
}

/** The service that counts the views of pages, and the data that it receives. */
function Audience({ counter, publisher }: { counter: Counter; publisher: string }) {
  const { legal: words, counters } = useLanguage().notices
  const { name, host, service, policy } = counter
  const maker = service === 'plausible' || service === 'umami' ? counters[`${service}Maker`] : ''
  const by = host === null ? fill(words.countedBy, { name, maker }) : fill(words.countedOn, { name, host, publisher })
  const link = policy && <OutboundLink href={policy}>{words.counterPolicy}</OutboundLink>
  return (
    <p>
      <Filled text={fill(words.counted, { by, sent: counters[service] })} values={{ policy: link }} />
    </p>
  )
}

/** The use of a message, with what the GDPR (article 13) requires where it applies. */
function FormData({ site, publisher }: { site: LegalSite; publisher: string }) {
  const url = useUrl()
  const { page, legal: words, providers } = useLanguage().notices
  const { email, phone, legal, form } = site
  const processor = processorOf(site.mail)
  const hasGdpr = legal.law !== 'none'
  const authority =
    legal.law === 'europe'
      ? { name: words.authorityEurope, url: words.authorityEuropeUrl }
      : { name: words.authority, url: words.authorityUrl }
  const asked = { required: words.askedRequired, optional: words.askedOptional, none: words.askedNone }[form.phone]
  const direct = [
    ['', words.directPhone],
    [words.directEmail, words.directBoth],
  ][email ? 1 : 0]?.[phone ? 1 : 0]
  return (
    <>
      <p>
        <Filled
          text={hasGdpr ? words.onlyForm : words.onlyFormElsewhere}
          values={{ form: <a href={url('contact')}>{page.contactForm}</a> }}
        />
      </p>
      <Facts>
        {hasGdpr && <Fact name={words.controller}>{publisher}</Fact>}
        <Fact name={words.asked}>{`${asked}${direct}.`}</Fact>
        <Fact name={words.purpose}>{words.purposeIs}</Fact>
        {hasGdpr && <Fact name={words.basis}>{words.basisIs}</Fact>}
        <Fact name={words.recipients}>
          {processor === null ? (
            fill(words.byServer, { publisher, host: endpointHost(site.mail, providers.unknownHost) })
          ) : (
            <Filled
              text={fill(words.byProcessor, {
                publisher,
                name: processor.name,
                details: processor.seat ? fill(providers[processor.seat.where], processor.seat) : '',
                terms: processor.terms.kind === 'contract' ? providers.itsContract : providers.itsPolicy,
              })}
              values={{
                terms: <OutboundLink href={processor.terms.url}>{providers[processor.terms.kind]}</OutboundLink>,
              }}
            />
          )}
        </Fact>
        {(legal.retention !== null || hasGdpr) && (
          <Fact name={words.retention}>
            {legal.retention === null ? page.unknown : fill(words.kept, { retention: legal.retention })}
          </Fact>
        )}
        {hasGdpr && (
          <Fact name={words.rights}>
            <Filled
              text={words.rightsAre}
              values={{
                write: email !== null && (
                  <Filled text={words.writeTo} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
                ),
                authority: <OutboundLink href={authority.url}>{authority.name}</OutboundLink>,
              }}
            />
          </Fact>
        )}
      </Facts>
    </>
  )
}
