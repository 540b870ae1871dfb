import type { ReactNode } from 'react'
import { FIELDS_OF } from '../../../scripts/fields/definitions.ts'
import { withoutValues } from '../../../scripts/fields/values.ts'
import { linksIn } from '../../catalogue/pages.ts'
import { toShown } from '../../catalogue/project-shown.ts'
import type { Project, Site, Slug } from '../../catalogue/types.ts'
import { Badge, ResponsiveBadge, StateBadge } from '../../components/Badge/Badge.tsx'
import { Mark } from '../../components/Bar/Bar.tsx'
import { LinkButton, OutboundButton } from '../../components/Button/Button.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { PrivacyNotice } from '../../components/PrivacyNotice/PrivacyNotice.tsx'
import { ProjectCard } from '../../components/ProjectCard/ProjectCard.tsx'
import dialogLayout from '../../components/ProjectDetails/dialog.module.scss'
import { ProjectDetails } from '../../components/ProjectDetails/ProjectDetails.tsx'
import { TextSkeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Fact, Facts, TextSection } from '../../components/TextPage/TextPage.tsx'
import { useUrl } from '../../components/Url/Url.ts'
import { useLang, useWords } from '../../components/Words/Words.tsx'
import { type FormState, IDLE } from '../../contact/form-state.ts'
import { type ContactMessage, EMPTY_MESSAGE } from '../../contact/message.ts'
import { ContactFormView } from '../../islands/ContactForm/ContactFormView.tsx'
import { PALETTE } from '../../styles/palette.ts'
import styles from './Styleguide.module.scss'
import { ELEVATIONS, RADII, SPACE_STEPS, TYPE_STEPS } from './tokens.ts'

/** Shows all tokens and all components in all their states, light beside dark. */
export function Styleguide({ site, project }: { site: Site; project: Project | null }) {
  const url = useUrl()
  const { pages } = site.texts
  const links = linksIn(
    'bar',
    { cv: true, accessibility: true, expires: true, contact: true, pages: [], cvs: [], applications: [] },
    pages,
    'fr',
  ).map(({ path, label }) => ({
    href: url(path),
    label,
    isCurrent: path === 'projets',
  }))
  return (
    <>
      <h1>Guide de style</h1>
      <div className={styles.guide}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={styles.scheme} data-scheme={scheme}>
            <Tokens />
            <Controls />
            <Projects project={project ?? BLANK} />
            <Forms email={site.email} />
            <Part title="Page de texte">
              <div>
                <TextSection id={`texte-${scheme}`} title="Section">
                  <p>Un paragraphe, puis des faits.</p>
                  <Facts>
                    <Fact name="Fait">Ce qu’il en est.</Fact>
                  </Facts>
                </TextSection>
                <PrivacyNotice site={site} />
              </div>
            </Part>
            {site.look.logo && (
              <Part title="Logo">
                <Mark name={site.name} logo={site.look.logo} />
              </Part>
            )}
            <Part title="Ma Stack">
              <Stack title={site.texts.home.stack} {...site} evidence={[]} />
            </Part>
            <Part title="Tiroir">
              <div className={styles.drawer}>
                <Drawer links={links} cv={pages.cv} />
              </div>
            </Part>
          </div>
        ))}
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}

function Tokens() {
  return (
    <>
      <Part title="Couleurs">
        {Object.keys(PALETTE.light).map((role) => (
          <span key={role} className={styles.swatch} data-role={role}>
            {role}
          </span>
        ))}
      </Part>
      <Part title="Textes">
        {TYPE_STEPS.map((step) => (
          <p key={step} className={styles.type} data-step={step}>
            {step} : Dès Noël, où un zéphyr haï me vêt…
          </p>
        ))}
      </Part>
      <Part title="Espaces, rayons, hauteurs">
        {SPACE_STEPS.map((step) => (
          <span key={step} className={styles.space} data-step={step} />
        ))}
        {RADII.map((name) => (
          <span key={name} className={styles.box} data-radius={name}>
            {name}
          </span>
        ))}
        {ELEVATIONS.map((name) => (
          <span key={name} className={styles.box} data-elevation={name}>
            {name}
          </span>
        ))}
      </Part>
    </>
  )
}

function Controls() {
  const words = useWords('project')
  return (
    <>
      <Part title="Boutons">
        <LinkButton href="#" tone="primary">
          Projets
        </LinkButton>
        <LinkButton href="#">Contact</LinkButton>
        <OutboundButton href="https://example.org" label="Site" tone="primary" />
        <OutboundButton href="https://example.org" label="Dépôt" />
        <OutboundButton href={null} label="Dépôt" unavailable="Dépôt non disponible" />
        <OutboundButton href={null} label="Site" unavailable="Site non disponible" />
      </Part>
      <Part title="Badges">
        <Badge>TypeScript</Badge>
        <ResponsiveBadge responsive />
        <ResponsiveBadge responsive={false} />
        <StateBadge state="OK" badge={words.done} />
        <StateBadge state="PROGRESS" badge={words.inProgress} />
        <StateBadge state="NOT_STARTED" badge={words.notStarted} />
      </Part>
    </>
  )
}

const BLANK: Project = {
  ...withoutValues(FIELDS_OF.project),
  name: 'projet',
  slug: 'projet' as Slug,
  label: 'Projet 10',
  badge: 'Projet non démarré',
  links: [],
  captures: [],
  number: 10,
  results: [],
  confidential: false,
  canAsk: false,
  technologie: [],
  category: 'Formation',
  state: 'NOT_STARTED',
  description: null,
  pictures: [],
  text: '',
  draft: false,
}

const LONG_TITLE = 'Anticonstitutionnellement : refonte du portail interministériel des démarches simplifiées'

function Projects({ project }: { project: Project }) {
  const words = useWords('project')
  const many = Array.from({ length: 20 }, (_, index) => `Technologie ${index + 1}`)
  const longText = Array.from({ length: 6 }, () => project.description).join('')
  return (
    <>
      <Part title="Cartes">
        <ProjectCard project={project} />
        <ProjectCard project={{ ...project, image: null }} />
        <ProjectCard project={{ ...project, title: LONG_TITLE }} />
        <ProjectCard project={{ ...project, draft: true }} />
        <ProjectCard project={BLANK} />
      </Part>
      <Part title="Squelettes">
        <div className={styles.form}>
          <TextSkeleton />
        </div>
      </Part>
      <Part title="Modale">
        <Dialog project={project} />
        <Dialog
          project={{ ...project, state: 'PROGRESS', badge: words.inProgress, url: null, technologie: ['React'] }}
        />
        <Dialog project={{ ...project, github: null, title: LONG_TITLE, technologie: many, description: longText }} />
        <Dialog project={BLANK} />
        <Dialog project={null} />
      </Part>
    </>
  )
}

function Dialog({ project }: { project: Project | null }) {
  const dates = { lang: useLang(), since: useWords('project').since }
  return (
    <div className={styles.dialog}>
      <ProjectDetails project={project && toShown(project, dates)} layout="dialog" styles={dialogLayout} />
    </div>
  )
}

const WRONG: ContactMessage = { name: 'J34nne', email: 'jeanne@example', phone: '06 12', description: 'Bonjour' }
const RIGHT: ContactMessage = {
  name: 'Jeanne Martin',
  email: 'jeanne.martin@example.org',
  phone: '0639981234',
  description: 'Bonjour, je souhaite refaire le site de mon atelier.',
}

const FRENCH_PHONE = { phone: 'required', phoneFormat: 'france', replyTime: null } as const

const FORMS: readonly { name: string; message: ContactMessage; state: FormState }[] = [
  { name: 'au repos', message: EMPTY_MESSAGE, state: IDLE },
  { name: 'avec des erreurs', message: WRONG, state: IDLE },
  { name: 'pendant l’envoi', message: RIGHT, state: { status: 'submitting', message: RIGHT } },
  { name: 'envoyé', message: EMPTY_MESSAGE, state: { status: 'sent', message: RIGHT } },
  { name: 'en échec', message: RIGHT, state: { status: 'failed', kept: RIGHT } },
]

function Forms({ email }: { email: string | null }) {
  const words = useWords('form')
  const ignore = () => undefined
  return FORMS.map(({ name, message, state }) => (
    <Part key={name} title={`Formulaire ${name}`}>
      <div className={styles.form}>
        <ContactFormView
          email={email}
          settings={FRENCH_PHONE}
          plain={null}
          message={message}
          errorOf={(field) => (message === WRONG ? words[`${field}Error`] : null)}
          state={state}
          announcement=""
          onChange={ignore}
          onLeave={ignore}
          onPress={ignore}
          onInvalid={ignore}
          onSubmit={ignore}
        />
      </div>
    </Part>
  ))
}
