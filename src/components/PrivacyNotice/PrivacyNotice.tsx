import { url } from '../../catalogue/addresses.ts'
import { endpointHost, processorOf } from '../../catalogue/mail-providers.ts'
import type { Site } from '../../catalogue/types.ts'
import { fill } from '../../catalogue/words.ts'
import { Filled, useLanguage } from '../Words/Language.tsx'
import styles from './PrivacyNotice.module.scss'

/** The information that must stand beside the form (GDPR, article 13). The legal notice has the details. */
export function PrivacyNotice({ site }: { site: Pick<Site, 'name' | 'email' | 'legal' | 'form' | 'mail'> }) {
  const { notices, ofName } = useLanguage()
  const { privacy, providers } = notices
  const { publisher, retention } = site.legal
  const processor = processorOf(site.mail)
  const by =
    processor === null
      ? fill(privacy.byServer, { host: endpointHost(site.mail, providers.unknownHost) })
      : fill(privacy.byProcessor, { name: processor.name, ofName: ofName(processor.name) })
  const count = site.form.phone === 'none' ? privacy.three : privacy.four
  return (
    <p className={styles.notice}>
      {fill(privacy.sentence, { count, publisher: publisher ?? site.name, by })}
      {retention !== null && fill(privacy.kept, { retention })}{' '}
      {site.email !== null && (
        <>
          <Filled text={privacy.rights} values={{ email: <a href={`mailto:${site.email}`}>{site.email}</a> }} />{' '}
        </>
      )}
      <a href={url('mentions-legales#donnees')}>{privacy.details}</a>
    </p>
  )
}
