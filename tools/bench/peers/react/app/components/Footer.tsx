import { site } from '../content'

export function Footer() {
  return (
    <footer className="border-t px-5 py-8">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-4">
        <p>{site.place}</p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
        <a href={site.github ?? ''}>GitHub</a>
        <a href={site.linkedin ?? ''}>LinkedIn</a>
        <p>Ce site est fait main et ne collecte aucune donnée.</p>
        <p>Fait avec passion.</p>
        <p>© 2024 {site.name}</p>
      </div>
    </footer>
  )
}
