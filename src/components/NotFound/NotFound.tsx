import { url } from '../../catalogue/addresses.ts'
import { LinkButton } from '../Button/Button.tsx'
import styles from './NotFound.module.scss'

export function NotFound() {
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>
        <span className="visually-hidden">Erreur 404 : </span>Oups !
      </h1>
      <p className={styles.sentence}>Cette page n'existe pas ou est en cours de développement.</p>
      <p className={styles.action}>
        <LinkButton href={url('/')} tone="primary">
          Retour à l'accueil
        </LinkButton>
      </p>
    </div>
  )
}
