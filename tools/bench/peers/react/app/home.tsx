import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Picture } from './components/Picture'
import { fileUrl, latest, type Project, projects, site } from './content'

const WORD_INTERVAL_MS = 4000

export function meta() {
  return [{ title: `${site.name}, développeur Web` }, { name: 'description', content: site.sentences.join(' ') }]
}

export default function Home() {
  const { portrait } = site
  const shown = latest.flatMap((slug) => projects.find((project) => project.slug === slug) ?? [])
  return (
    <>
      <section className="flex flex-col items-center gap-10 md:flex-row">
        <div className="flex-1 space-y-4">
          <h1 className="text-5xl font-bold">{site.name}</h1>
          <RoleLine />
          {site.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            {site.seeking.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href="/cv">CV en ligne</a>
          </p>
          <div className="flex gap-4">
            <Link to="/projets" className="button button--primary">
              Projets
            </Link>
            <a href="/contact" className="button button--secondary">
              Contact
            </a>
          </div>
        </div>
        <Picture
          image={portrait}
          alt={portrait.alt}
          sizes="(max-width: 767px) 240px, 376px"
          priority
          className="w-60 md:w-[376px]"
        />
      </section>
      <section className="mt-16">
        <h2 className="text-3xl font-bold">Derniers projets</h2>
        <Link to="/projets">Tous les projets</Link>
        <ul className="mt-6 grid gap-6">
          {shown.map((project) => (
            <li key={project.slug}>
              <Link to={`/projets/${project.slug}`} className="grid gap-2">
                <Band project={project} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-16">
        <h2 className="text-3xl font-bold">Parcours</h2>
        <a href="/cv">Voir tout le CV</a>
        <ul className="mt-6 grid gap-6">
          {site.career.map(({ title, period, place, point }) => (
            <li key={title}>
              <p>{period}</p>
              <h3 className="text-xl font-bold">{title}</h3>
              <p>{place}</p>
              <p>{point}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-16">
        <h2 className="text-3xl font-bold">Ma Stack</h2>
        <Panel title="Skills" items={site.skills} />
        <Panel title="Objectifs" items={site.goals} />
      </section>
    </>
  )
}

function Band({ project: { title, said, results, technologie, captures } }: { project: Project }) {
  const [result] = results
  const devices = ['desktop', 'phone'].flatMap((device) => captures.find((capture) => capture.device === device) ?? [])
  return (
    <>
      <b>{title}</b>
      {said.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {result && (
        <span>
          {result.before && `${result.before} → `}
          <b>{result.after}</b> {result.unit} {result.label}
        </span>
      )}
      <small>{technologie.slice(0, 3).join(', ')}</small>
      {devices.map(({ image, device }) => (
        <Picture
          key={device}
          image={image}
          alt=""
          sizes={device === 'phone' ? '60vw' : '(max-width: 1148px) 100vw, 58vw'}
          className={
            device === 'phone' ? 'aspect-[0.76] w-[60vw] object-cover object-top md:hidden' : 'hidden md:block'
          }
        />
      ))}
    </>
  )
}

function RoleLine() {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((last) => (last + 1) % site.words.length), WORD_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="text-2xl">
      {site.trade} {site.words[index]}
    </p>
  )
}

interface Item {
  title: string
  logo: string
  uses: { text: string; path: string }[]
}

function Panel({ title, items }: { title: string; items: Item[] }) {
  return (
    <div className="mt-6">
      <h3 className="text-xl">{title}</h3>
      <ul className="flex flex-wrap gap-4">
        {items.map((item) => (
          <li key={item.title} className="flex items-center gap-2">
            <img src={fileUrl(item.logo)} width={32} height={32} alt="" />
            {item.title}
            {item.uses.map(({ text, path }) => (
              <a key={path} href={path}>
                {text}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
