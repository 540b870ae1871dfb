import { url } from '../../catalogue/addresses.ts'
import { endpointHost, processorOf } from '../../catalogue/mail-providers.ts'
import type { Site } from '../../catalogue/types.ts'
import styles from './PrivacyNotice.module.scss'

/** The information that must stand beside the form (GDPR, article 13). The legal notice has the details. */
export function PrivacyNotice({ site }: { site: Pick<Site, 'name' | 'email' | 'legal' | 'form' | 'mail'> }) {
  const { publisher, retention } = site.legal
  const processor = processorOf(site.mail)
  const by =
    processor === null
      ? `par le serveur ${endpointHost(site.mail)}, qui reçoit votre message`
      : `par l’intermédiaire ${processor.ofName}, son sous-traitant`
  return (
    <p className={styles.notice}>
      Ces {site.form.phone === 'none' ? 'trois' : 'quatre'} informations parviennent à {publisher ?? site.name},
      responsable du traitement, {by}, et servent seulement à vous répondre (intérêt légitime).
      {retention !== null && ` Votre message est gardé ${retention}.`}{' '}
      {site.email !== null && (
        <>
          Pour y accéder, les faire rectifier ou effacer, ou vous y opposer, écrivez à{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>&#8239;; vous pouvez aussi saisir la CNIL.{' '}
        </>
      )}
      <a href={url('mentions-legales#donnees')}>Vos données en détail</a>
    </p>
  )
}
