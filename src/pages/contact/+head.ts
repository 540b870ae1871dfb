import type { PageHeadOf } from '../../head/page-head.ts'
import { breadcrumbData, contactData } from '../../head/structured-data.ts'

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Contact | ${site.name}`,
  description: `Écrire à ${site.name}, ${site.place} : formulaire, adresse électronique et téléphone.`,
  current: 'contact',
  path: 'contact',
  data: [contactData(site), breadcrumbData(site, [{ name: 'Contact', path: 'contact' }])],
})
