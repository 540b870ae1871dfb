import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { ROOT } from '../../scripts/disk/root.ts'
import { LANGUAGES, type Lang } from '../../scripts/fields/site-texts/languages.ts'
import { type TypefaceSource, typefaceSource } from '../../scripts/fonts/source.ts'
import type { CvOwner } from '../../scripts/outputs/cv/contact.ts'
import type { Cv } from '../../src/catalogue/types.ts'
import { compile } from '../../tests/support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../../tests/support/sources.ts'

/** A CV with the difficulty that it tests. */
export interface Sample {
  /** Its description in docs/cv.md. */
  says: string
  owner: CvOwner
  cv: Cv
  typeface: TypefaceSource
}

interface Entry {
  title: string
  organisation: string
  place: string
  /** A period: « 2024-01/2025-06 », or without an end if the job goes on. */
  dates: string
  points: readonly string[]
}

interface Person {
  name: string
  place: string
  trade: string
  profile: string
  experience: readonly Entry[]
  education: readonly Entry[]
  skills: Readonly<Record<string, readonly string[]>>
  languages: Readonly<Record<string, string>>
}

/** Reads Literata with all its alphabets, as an owner takes it from Fontsource. */
function literata(): Promise<TypefaceSource> {
  const require = createRequire(import.meta.url)
  return typefaceSource(require.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'))
}

const SHORT: Person = {
  name: 'Anne-Lise Le Goff',
  place: 'Brest, Bretagne',
  trade: 'Développeuse back-end',
  profile: 'Cinq ans d’interfaces de programmation : des contrats clairs, des essais qui disent vrai.',
  experience: [
    {
      ...{ title: 'Développeuse back-end', organisation: 'Coopérative du Phare', place: 'Brest', dates: '2022-03' },
      points: ['Passage de 40 % à 92 % de réponses sous 100 ms.', 'Revue de chaque contrat avant sa publication.'],
    },
    {
      ...{ title: 'Développeuse', organisation: 'Atelier de l’Iroise', place: 'Quimper', dates: '2020-09/2022-02' },
      points: ['Reprise d’un service de facturation : 0 facture perdue en 17 mois.'],
    },
  ],
  education: [
    {
      title: 'Licence d’informatique',
      organisation: 'Université du Ponant',
      place: 'Brest',
      dates: '2017/2020',
      points: [],
    },
  ],
  skills: { Langages: ['Go', 'TypeScript', 'SQL'], Outils: ['PostgreSQL', 'Docker', 'Git'] },
  languages: { Français: 'langue maternelle', Breton: 'lu et parlé', Anglais: 'C1' },
}

const ENGLISH_SHORT: Person = {
  name: 'Jordan O’Sullivan-Price',
  place: 'Cork, Ireland',
  trade: 'Front-end developer',
  profile: 'I build interfaces that work with a keyboard, a screen reader and a bad connection.',
  experience: [
    {
      ...{ title: 'Front-end developer', organisation: 'Harbour & Quay Ltd', place: 'Cork', dates: '2023-01' },
      points: ['Cut the checkout from five screens to two.', 'Wrote the first accessibility tests of the shop.'],
    },
    {
      ...{ title: 'Junior developer', organisation: 'Blue Door Studio', place: 'Limerick', dates: '2020-06/2022-12' },
      points: ['Turned 30 drawings into HTML and CSS that editors fill themselves.'],
    },
  ],
  education: [
    {
      title: 'BSc in Computer Science',
      organisation: 'University of the South',
      place: 'Cork',
      dates: '2016/2020',
      points: [],
    },
  ],
  skills: { Languages: ['HTML', 'CSS', 'TypeScript'], Tools: ['React', 'Vite', 'Playwright'] },
  languages: { English: 'native', French: 'B1' },
}

const LONG_TITLES: Person = {
  ...SHORT,
  name: 'Marie-Antoinette de La Rochefoucauld-Montbel',
  trade: 'Conceptrice-développeuse d’applications et référente de l’accessibilité numérique',
  experience: [
    {
      title:
        'Conceptrice-développeuse d’applications, référente de l’accessibilité numérique et du référencement naturel des sites de la collectivité',
      organisation:
        'Communauté d’agglomération du Pays des Mille Étangs et des Trois Rivières, direction de la relation aux usagers',
      place: 'Villeneuve-lès-Maguelone',
      dates: '2021-01/2025-12',
      points: ['Mise en conformité de 14 sites et de 3 services en ligne.'],
    },
    {
      title: 'Développeuse d’interfaces',
      organisation: 'Bureau d’études et de conseil en organisation des services publics de proximité du Languedoc',
      place: 'Saint-Guilhem-le-Désert',
      dates: '2018-09/2020-12',
      points: [],
    },
  ],
  education: [
    {
      title:
        'Concepteur développeur d’applications, titre professionnel de niveau 6, parcours en alternance sur vingt-quatre mois',
      organisation: 'Calade, école du numérique',
      place: 'Montpellier',
      dates: '2016-09/2018-07',
      points: [],
    },
  ],
}

const ENGLISH_LONG: Person = {
  ...ENGLISH_SHORT,
  name: 'Alexandra Featherstonehaugh-Cholmondeley',
  trade: 'Principal accessibility engineer',
  experience: [
    {
      title:
        'Principal engineer for accessibility, design systems and the internationalisation of all public services of the northern counties',
      organisation: 'Joint Office of the County Councils for Digital Services, Records and Public Participation',
      place: 'Newcastle upon Tyne',
      dates: '2019-04',
      points: ['Led the move of 26 services to one set of components.'],
    },
  ],
  education: [
    {
      title:
        'Master of Science in Human-Computer Interaction with a specialisation in inclusive design and assistive technology',
      organisation: 'Institute of Technology of the Western Isles',
      place: 'Stornoway',
      dates: '2014-09/2016-06',
      points: [],
    },
  ],
}

const VIETNAMESE: Person = {
  name: 'Nguyễn Thị Ánh Tuyết',
  place: 'Thành phố Hồ Chí Minh',
  trade: 'Kỹ sư phần mềm giao diện người dùng',
  profile: 'Năm năm xây dựng giao diện web dễ tiếp cận cho người khuyết tật và người lớn tuổi.',
  experience: [
    {
      ...{
        title: 'Kỹ sư phần mềm cao cấp',
        organisation: 'Công ty Cổ phần Sông Hương',
        place: 'Đà Nẵng',
        dates: '2021-05',
      },
      points: ['Giảm thời gian tải trang từ 4 giây xuống 0,9 giây.', 'Hướng dẫn bốn kỹ sư mới.'],
    },
    {
      ...{ title: 'Lập trình viên', organisation: 'Xưởng Phần mềm Lúa Vàng', place: 'Huế', dates: '2018-07/2021-04' },
      points: ['Viết lại hệ thống đặt chỗ của ba khách sạn.'],
    },
  ],
  education: [
    {
      title: 'Cử nhân Công nghệ thông tin',
      organisation: 'Trường Đại học Ví Dụ',
      place: 'Hà Nội',
      dates: '2014/2018',
      points: [],
    },
  ],
  skills: { 'Ngôn ngữ': ['HTML', 'CSS', 'TypeScript'], 'Công cụ': ['React', 'Git'] },
  languages: { 'Tiếng Việt': 'tiếng mẹ đẻ', 'Tiếng Pháp': 'B2' },
}

const GREEK: Person = {
  name: 'Ελένη Παπαδοπούλου',
  place: 'Θεσσαλονίκη, Ελλάδα',
  trade: 'Προγραμματίστρια διεπαφών',
  profile: 'Φτιάχνω σελίδες που διαβάζονται από όλους, με πληκτρολόγιο ή με φωνή.',
  experience: [
    {
      ...{ title: 'Προγραμματίστρια διεπαφών', organisation: 'Εργαστήριο Γλαύκα', place: 'Αθήνα', dates: '2020-02' },
      points: ['Διόρθωση ογδόντα σφαλμάτων προσβασιμότητας.', 'Εκπαίδευση δύο μαθητευόμενων.'],
    },
    {
      ...{
        title: 'Σχεδιάστρια ιστοσελίδων',
        organisation: 'Τυπογραφείο «Ο Φάρος»',
        place: 'Βόλος',
        dates: '2016-10/2020-01',
      },
      points: ['Σχεδίαση δώδεκα καταλόγων.'],
    },
  ],
  education: [
    {
      title: 'Πτυχίο Πληροφορικής',
      organisation: 'Πανεπιστήμιο Παραδείγματος',
      place: 'Πάτρα',
      dates: '2012/2016',
      points: [],
    },
  ],
  skills: { Γλώσσες: ['HTML', 'CSS', 'JavaScript'], Εργαλεία: ['Vue', 'Git'] },
  languages: { Ελληνικά: 'μητρική γλώσσα', Γαλλικά: 'B2' },
}

const CYRILLIC: Person = {
  name: 'Оксана Ґалаґан-Шевченко',
  place: 'Львів, Україна',
  trade: 'Розробниця веб-інтерфейсів',
  profile: 'Шість років створюю доступні сайти: спочатку HTML, потім усе інше.',
  experience: [
    {
      ...{ title: 'Провідна розробниця', organisation: 'Кооператив «Їжак»', place: 'Київ', dates: '2022-01' },
      points: ['Скоротила розмір головної сторінки з 3 МБ до 600 КБ.', 'Написала 120 перевірок доступності.'],
    },
    {
      ...{ title: 'Разработчица', organisation: 'Студия «Ёлка и объём»', place: 'Рига', dates: '2019-03/2021-12' },
      points: ['Перевела каталог на новую систему сборки.'],
    },
  ],
  education: [
    {
      title: 'Бакалавр комп’ютерних наук',
      organisation: 'Університет Прикладу',
      place: 'Харків',
      dates: '2015/2019',
      points: [],
    },
  ],
  skills: { Мови: ['HTML', 'CSS', 'TypeScript'], Інструменти: ['React', 'Git'] },
  languages: { Українська: 'рідна', Французька: 'B2' },
}

/** Makes twelve CVs: one page and two, titles that wrap, four alphabets, both layouts, both papers, French and English. */
export async function samples(): Promise<Sample[]> {
  const [usual, whole] = [await typefaceSource('bricolage'), await literata()]
  const more = (person: Person): Person => ({ ...person, experience: Array(7).fill(person.experience).flat() })
  const of = async (
    says: string,
    person: Person,
    header: string,
    typeface = usual,
    lang: Lang = 'fr',
  ): Promise<Sample> => ({
    ...{ says, typeface, cv: await compiled(written(person, header)) },
    owner: ownerOf(person, lang),
  })
  const sample = readFileSync(`${ROOT}/content/cv.md`, 'utf8')
  const camille = { ...SHORT, name: 'Camille Persienne', place: 'Montpellier, Occitanie' }
  const [letter, compact] = ['paper: Letter', 'layout: compact']
  return Promise.all([
    { says: 'the CV of the sample site', owner: ownerOf(camille, 'fr'), cv: await compiled(sample), typeface: usual },
    of('one page', SHORT, ''),
    of('two pages', more(SHORT), ''),
    of('very long titles, employers and name', LONG_TITLES, ''),
    of('English, one page, Letter, compact', ENGLISH_SHORT, `${letter}\n${compact}`, usual, 'en'),
    of('English, two pages, Letter', more(ENGLISH_SHORT), letter, usual, 'en'),
    of('English, very long titles, Letter, compact', ENGLISH_LONG, `${letter}\n${compact}`, usual, 'en'),
    of('very long titles, compact', LONG_TITLES, compact),
    of('Vietnamese', VIETNAMESE, '', whole),
    of('Greek', GREEK, '', whole),
    of('Cyrillic', CYRILLIC, '', whole),
    of('Cyrillic, two pages, compact', more(CYRILLIC), compact, whole),
  ])
}

function ownerOf({ name, place }: Person, lang: Lang): CvOwner {
  const { words: texts } = LANGUAGES[lang]
  return {
    ...{
      name,
      place,
      lang,
      texts,
      origin: 'https://cv.example.org',
      email: 'cv@example.org',
      phone: { text: '06 39 98 00 00', url: 'tel:+33639980000' },
    },
    profiles: [{ name: 'GitHub', url: 'https://github.example.org/cv' }],
    ...{ date: '2026-11-20', look: lookOf() },
  }
}

async function compiled(text: string): Promise<Cv> {
  // Under another name, the CV of the sample would be an error.
  const site = GOOD_SITE.replace(/^name: .*/m, 'name: Camille Persienne')
  const { catalogue, diagnostics } = await compile(sourcesOf({ 'site.md': site, 'cv.md': text }))
  if (!catalogue?.cv) throw new Error(`A sample has mistakes: ${JSON.stringify(diagnostics)}`)
  return catalogue.cv
}

/** Writes the file of a CV. Its front matter is JSON, because JSON is YAML. */
function written({ trade, experience, education, skills, languages, profile }: Person, header: string): string {
  const entries = (all: readonly Entry[]) =>
    all.map(({ dates, ...entry }) => {
      const [start, end] = dates.split('/')
      return { ...entry, start, ...(end && { end }) }
    })
  const values = {
    title: trade,
    experience: entries(experience),
    education: entries(education),
    skills: Object.entries(skills).map(([title, items]) => ({ title, items })),
    languages: Object.entries(languages).map(([name, level]) => ({ name, level })),
  }
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return ['---', ...lines, ...(header ? [header] : []), '---', '', profile, ''].join('\n')
}
