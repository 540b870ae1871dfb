import { fill } from '../../catalogue/fill.ts'
import { endpointHost, processorOf } from '../../catalogue/mail-providers.ts'
import type { Site } from '../../catalogue/types.ts'
import { useUrl } from '../Url/Url.ts'
import { Filled, useLanguage } from '../Words/Language.tsx'
import styles from './PrivacyNotice.module.scss'

/**
 * The information that the GDPR requires beside the form (article 13), or the same facts without its terms elsewhere. The legal notice has
 * the details.
 */
export function PrivacyNotice({ site }: { site: Pick<Site, 'name' | 'email' | 'legal' | 'form' | 'mail'> }) {
  const url = useUrl()
  const { notices, ofName } = useLanguage()
  const { privacy, providers, legal } = notices
  const { law, publisher, retention } = site.legal
  const processor = processorOf(site.mail)
  const by =
    processor === null
      ? fill(privacy.byServer, { host: endpointHost(site.mail, providers.unknownHost) })
      : fill(privacy.byProcessor, { name: processor.name, ofName: ofName(processor.name) })
  const count = site.form.phone === 'none' ? privacy.three : privacy.four
  return (
    <p className={styles.notice}>
      {fill(law === 'none' ? privacy.sentenceElsewhere : privacy.sentence, {
        ...{ count, by },
        publisher: publisher ?? site.name,
      })}
      {retention !== null && fill(privacy.kept, { retention })}{' '}
      {site.email !== null && law !== 'none' && (
        <>
          <Filled
            text={fill(privacy.rights, { authority: law === 'europe' ? legal.authorityEurope : legal.authority })}
            values={{ email: <a href={`mailto:${site.email}`}>{site.email}</a> }}
          />{' '}
        </>
      )}
      <a href={url('mentions-legales#donnees')}>{privacy.details}</a>
    </p>
  )
}
