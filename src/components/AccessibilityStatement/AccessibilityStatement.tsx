import { type AccessibilityFigures, conformityOf } from '../../catalogue/accessibility.ts'
import { url } from '../../catalogue/addresses.ts'
import type { Site } from '../../catalogue/types.ts'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Fact, Facts, TextPage, TextSection } from '../TextPage/TextPage.tsx'

interface AccessibilityStatementProps {
  site: Pick<Site, 'name' | 'email' | 'origin' | 'legal' | 'contact'>
  figures: AccessibilityFigures
}

/** The statement that the law requires of public bodies and large companies; here it is voluntary. It has the parts that the arrêté du 20 septembre 2019 lists. */
export function AccessibilityStatement({ site, figures }: AccessibilityStatementProps) {
  const { criteria, failures, automatic } = figures
  const { percent, state } = conformityOf(criteria)
  return (
    <TextPage
      title="Accessibilité"
      lead={
        <>
          Ce site est {state} au référentiel général d’amélioration de l’accessibilité (RGAA&nbsp;4.1.2)&nbsp;:{' '}
          {percent}
          &#8239;% des critères qui le concernent sont respectés.
        </>
      }
    >
      <TextSection id="engagement" title="Déclaration">
        <p>
          {site.legal.publisher ?? site.name} souhaite que ce site soit utilisable par tout le monde, au sens de
          l’article&nbsp;47 de la loi n°&nbsp;2005&#8209;102 du 11&nbsp;février 2005. Cet article et le décret
          n°&nbsp;2019&#8209;768 du 24&nbsp;juillet 2019 n’obligent pas une personne privée&nbsp;: cette déclaration est
          volontaire. Elle s’applique à {site.origin}.
        </p>
      </TextSection>
      <TextSection id="resultats" title="Résultats">
        <p>
          Évaluation menée le {dateInWords(figures.date)} par l’auteur du modèle de ce site, sur ses pages et leur
          contenu d’exemple, sans audit extérieur.
        </p>
        <Facts>
          <Fact name="Critères du RGAA">
            {counted(criteria.conforming, 'respecté')}, {counted(criteria.nonConforming, 'non respecté')},{' '}
            {criteria.notApplicable} sans objet.
          </Fact>
          <Fact name="Contrôles automatiques">
            {automatic.checks.toLocaleString('fr')} contrôles par axe-core&nbsp;{automatic.axe}, de {automatic.rules}{' '}
            règles chacun, sur les pages et leurs états (menu, modale, formulaire), en clair, en sombre et en couleurs
            forcées, à 320, 390 et 1440&nbsp;pixels&nbsp;: aucune erreur. {automatic.tests} tests en tout, clavier, zoom
            et annonces compris.
          </Fact>
          <Fact name="Environnement">
            {automatic.browser}, dont l’arbre d’accessibilité a été lu page par page. Aucun essai avec un lecteur
            d’écran n’a encore été fait.
          </Fact>
          <Fact name="Technologies">HTML, CSS, SVG, WAI-ARIA et JavaScript.</Fact>
        </Facts>
      </TextSection>
      <TextSection id="non-conformites" title="Contenus non accessibles">
        {failures.length === 0 ? (
          <p>Aucun n’est connu.</p>
        ) : (
          <ul>
            {failures.map(({ number, title, proof }) => (
              <li key={number}>
                Critère&nbsp;{number}, {lowerFirst(title)}. {proof}
              </li>
            ))}
          </ul>
        )}
        <p>Aucune dérogation n’est demandée.</p>
      </TextSection>
      <TextSection id="contact" title="Retour et contact">
        <p>
          Quelque chose vous résiste&#8239;? Écrivez{' '}
          {site.email && (
            <>
              à <a href={`mailto:${site.email}`}>{site.email}</a>
            </>
          )}
          {site.email && site.contact === 'form' && ' ou '}
          {site.contact === 'form' && (
            <>
              par le <a href={url('contact')}>formulaire de contact</a>
            </>
          )}
          &nbsp;: vous recevrez l’information sous une autre forme, et la page sera corrigée.
        </p>
      </TextSection>
      <TextSection id="recours" title="Voies de recours">
        <p>
          Si un défaut signalé vous empêche d’accéder à un contenu et reste sans réponse, vous pouvez{' '}
          <OutboundLink href="https://formulaire.defenseurdesdroits.fr/">écrire au Défenseur des droits</OutboundLink>,{' '}
          <OutboundLink href="https://www.defenseurdesdroits.fr/saisir/delegues">
            joindre son délégué dans votre région
          </OutboundLink>{' '}
          ou lui adresser un courrier, sans timbre&nbsp;: Défenseur des droits, Libre réponse 71120, 75342 Paris
          CEDEX&nbsp;07.
        </p>
      </TextSection>
    </TextPage>
  )
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
