import { url } from '../../catalogue/addresses.ts'
import { type Counter, counterOf } from '../../catalogue/analytics.ts'
import { endpointHost, processorOf } from '../../catalogue/mail-providers.ts'
import type { Site } from '../../catalogue/types.ts'
import { toTelephoneUrl } from '../Footer/Footer.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Fact, Facts, TextPage, TextSection } from '../TextPage/TextPage.tsx'

const UNKNOWN = 'Non renseigné.'

type LegalSite = Pick<Site, 'name' | 'email' | 'phone' | 'place' | 'legal' | 'analytics' | 'contact' | 'form' | 'mail'>

/** What French law requires: who publishes and hosts the site (LCEN, article 1-1), and what happens to a message (GDPR, article 13). */
export function LegalNotice({ site }: { site: LegalSite }) {
  const { email, legal, analytics } = site
  const { host } = legal
  const counter = counterOf(analytics)
  const publisher = legal.publisher ?? site.name
  const mailLink = email === null ? UNKNOWN : <a href={`mailto:${email}`}>{email}</a>
  return (
    <TextPage
      title="Mentions légales"
      lead={
        site.contact === 'form'
          ? 'Qui publie ce site, qui l’héberge, et ce que deviennent les messages envoyés par le formulaire.'
          : 'Qui publie ce site et qui l’héberge.'
      }
    >
      <TextSection id="editeur" title="Éditeur">
        <Facts>
          <Fact name="Éditeur et responsable de la publication">{publisher}</Fact>
          {legal.address && <Fact name="Adresse">{legal.address}</Fact>}
          {legal.siret && <Fact name="SIRET">{legal.siret}</Fact>}
          {site.place && <Fact name="Lieu">{site.place}</Fact>}
          <Fact name="Adresse électronique">{mailLink}</Fact>
          {site.phone && (
            <Fact name="Téléphone">
              <a href={toTelephoneUrl(site.phone)}>{site.phone}</a>
            </Fact>
          )}
        </Facts>
        <p>Informations demandées par l’article 1-1 de la loi n°&nbsp;2004&#8209;575 du 21&nbsp;juin 2004 (LCEN).</p>
      </TextSection>
      <TextSection id="hebergeur" title="Hébergeur">
        <Facts>
          <Fact name="Nom">{host.name ?? UNKNOWN}</Fact>
          <Fact name="Adresse">{host.address ?? UNKNOWN}</Fact>
          <Fact name="Téléphone">
            {host.phone === null ? UNKNOWN : <a href={toTelephoneUrl(host.phone)}>{host.phone}</a>}
          </Fact>
        </Facts>
      </TextSection>
      <TextSection id="donnees" title="Données personnelles">
        {site.contact === 'form' ? (
          <FormData site={site} publisher={publisher} />
        ) : (
          <p>Ce site n’a pas de formulaire et ne vous demande aucune donnée.</p>
        )}
      </TextSection>
      <TextSection id="traceurs" title="Cookies et mesure d’audience">
        <p>
          {`Ce site ne dépose aucun cookie. ${
            site.contact === 'form'
              ? 'Le brouillon de votre message et le thème que vous avez choisi restent'
              : 'Le thème que vous avez choisi reste'
          } dans votre navigateur.`}
        </p>
        {counter && <Audience counter={counter} publisher={publisher} />}
        {analytics !== null && counter === null && (
          <p>
            Une mesure d’audience anonyme, sans cookie, compte les pages vues&nbsp;: elle ne permet ni de vous
            reconnaître ni de vous suivre.
          </p>
        )}
      </TextSection>
    </TextPage>
  )
}

/** Who counts the views of pages, and what they get. */
function Audience({ counter, publisher }: { counter: Counter; publisher: string }) {
  const { name, host, maker, sent, policy } = counter
  return (
    <p>
      Les pages vues sont comptées{' '}
      {host === null ? `par ${name}${maker}` : `avec ${name}, sur le serveur ${host}, que ${publisher} a choisi`}. À
      chaque page, votre navigateur lui envoie {sent}&#8239;; comme à tout serveur, il lui montre aussi votre adresse IP
      et son nom. Aucun cookie n’est déposé.{' '}
      {policy && <OutboundLink href={policy}>Politique de confidentialité du service, en anglais</OutboundLink>}
    </p>
  )
}

/** What the form asks for, by what it does about the telephone. */
const ASKED = {
  required:
    'Votre nom, votre adresse électronique, votre numéro de téléphone et votre message. Le formulaire les demande tous les quatre',
  optional:
    'Votre nom, votre adresse électronique, votre message et, si vous le donnez, votre numéro de téléphone. Le formulaire demande les trois premiers',
  none: 'Votre nom, votre adresse électronique et votre message. Le formulaire les demande tous les trois',
} as const

/** What happens to a message (GDPR, article 13). */
function FormData({ site, publisher }: { site: LegalSite; publisher: string }) {
  const { email, phone, legal, form } = site
  const processor = processorOf(site.mail)
  const direct = [...(email ? ['écrire'] : []), ...(phone ? ['téléphoner'] : [])]
  return (
    <>
      <p>
        Le <a href={url('contact')}>formulaire de contact</a> est le seul endroit où ce site vous demande des données.
        Voici ce que l’article&nbsp;13 du règlement général sur la protection des données (RGPD) vous permet de savoir.
      </p>
      <Facts>
        <Fact name="Responsable du traitement">{publisher}</Fact>
        <Fact name="Données">
          {ASKED[form.phone]}
          {direct.length > 0 && `\u202F; vous pouvez aussi ${direct.join(' ou ')} directement`}.
        </Fact>
        <Fact name="Finalité">Vous répondre, et rien d’autre&nbsp;: ni publicité, ni décision automatisée.</Fact>
        <Fact name="Base légale">
          L’intérêt légitime à répondre à qui écrit ou, si vous demandez un devis, des mesures précontractuelles prises
          à votre demande (RGPD, article&nbsp;6).
        </Fact>
        <Fact name="Destinataires">
          {publisher},{' '}
          {processor === null ? (
            `par le serveur ${endpointHost(site.mail)}, qui reçoit votre message.`
          ) : (
            <>
              et un sous-traitant qui transforme le formulaire en courrier électronique&nbsp;: {processor.name}
              {processor.details}. Ses engagements sont dans {processor.terms.its}{' '}
              <OutboundLink href={processor.terms.url}>{processor.terms.label}</OutboundLink>.
            </>
          )}
        </Fact>
        <Fact name="Durée de conservation">
          {legal.retention === null ? UNKNOWN : `Votre message est gardé ${legal.retention}.`}
        </Fact>
        <Fact name="Vos droits">
          Accéder à vos données, les faire rectifier ou effacer, en limiter le traitement, vous y opposer
          {email !== null && (
            <>
              &nbsp;: écrivez à <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          . Si la réponse ne vous convient pas, vous pouvez adresser une réclamation à la{' '}
          <OutboundLink href="https://www.cnil.fr/fr/plaintes">CNIL</OutboundLink>.
        </Fact>
      </Facts>
    </>
  )
}
