import { fold } from '../../fields/fold.ts'

/** A table of an archive: the names of its file, and for each of its facts the columns that archives have used for it. */
interface Table {
  names: readonly string[]
  columns: Readonly<Record<string, readonly string[]>>
}

const STARTED = ['started on', 'start date', 'date de debut', 'debut', 'startdatum', 'beginn', 'begonnen am']
const FINISHED = ['finished on', 'end date', 'date de fin', 'fin', 'enddatum', 'ende', 'beendet am']
const COMPANY = [
  'company name',
  'company',
  'organization',
  'nom de l entreprise',
  'entreprise',
  'organisation',
  'unternehmen',
  'firma',
]
const TITLE = ['title', 'intitule', 'titre', 'poste', 'titel', 'position']
const NAME = ['name', 'nom', 'bezeichnung']
const DESCRIPTION = ['description', 'beschreibung']
const URL = ['url', 'lien', 'link']

/**
 * The tables that become parts of a resume. LinkedIn writes its names in English; the others are those of tables that were translated. The
 * columns are those of archives since 2015.
 */
const TABLES = {
  profile: {
    names: ['profile', 'profil'],
    columns: {
      firstName: ['first name', 'prenom', 'vorname'],
      lastName: ['last name', 'nom', 'nom de famille', 'nachname'],
      headline: ['headline', 'titre du profil', 'titre', 'slogan', 'profilslogan'],
      summary: ['summary', 'resume', 'infos', 'zusammenfassung', 'info'],
      place: ['geo location', 'location', 'lieu', 'ort', 'standort'],
      twitter: ['twitter handles'],
      websites: ['websites', 'sites web', 'webseiten', 'websites'],
    },
  },
  summary: { names: ['profile summary'], columns: { summary: ['profile summary', 'summary'] } },
  positions: {
    names: ['positions', 'postes', 'experience', 'experiences', 'positionen', 'berufserfahrung'],
    columns: {
      ...{ name: COMPANY, position: TITLE, startDate: STARTED, endDate: FINISHED, summary: DESCRIPTION },
      location: ['location', 'lieu', 'ort', 'standort'],
    },
  },
  education: {
    names: ['education', 'formation', 'formations', 'ausbildung'],
    columns: {
      institution: ['school name', 'school', 'nom de l ecole', 'ecole', 'etablissement', 'hochschule', 'schule'],
      studyType: ['degree name', 'degree', 'nom du diplome', 'diplome', 'abschluss'],
      area: ['field of study', 'fields of study', 'domaine d etudes', 'studienfach'],
      ...{ startDate: STARTED, endDate: FINISHED },
      summary: ['notes', 'notizen', ...DESCRIPTION],
      activities: ['activities', 'activities and societies', 'activites', 'activites et associations', 'aktivitaten'],
    },
  },
  volunteering: {
    names: ['volunteering', 'volunteering experiences', 'volunteer experiences', 'benevolat', 'ehrenamt'],
    columns: {
      ...{ organization: COMPANY, startDate: STARTED, endDate: FINISHED, summary: DESCRIPTION },
      position: ['role', 'rolle', 'fonction', ...TITLE],
    },
  },
  certifications: {
    names: [
      'certifications',
      'licenses and certifications',
      'licences et certifications',
      'zertifikate',
      'bescheinigungen',
    ],
    columns: {
      ...{ name: NAME, date: STARTED, endDate: FINISHED, url: URL },
      issuer: ['authority', 'issuer', 'organisme', 'organisme de delivrance', 'aussteller', 'zertifizierungsstelle'],
    },
  },
  projects: {
    names: ['projects', 'projets', 'projekte'],
    columns: { name: [...TITLE, ...NAME], url: URL, startDate: STARTED, endDate: FINISHED, description: DESCRIPTION },
  },
  honors: {
    names: ['honors', 'honors awards', 'honors and awards', 'distinctions', 'prix et distinctions', 'auszeichnungen'],
    columns: {
      ...{ title: TITLE, summary: DESCRIPTION },
      awarder: ['issuer', 'emetteur', 'organisme', 'aussteller'],
      date: ['issued on', 'issue date', 'date', 'date d emission', 'ausgestellt am', 'datum'],
    },
  },
  publications: {
    names: ['publications', 'veroffentlichungen'],
    columns: {
      ...{ name: [...NAME, ...TITLE], url: URL, summary: DESCRIPTION },
      publisher: ['publisher', 'editeur', 'verlag', 'herausgeber'],
      releaseDate: ['published on', 'date', 'date de publication', 'veroffentlicht am', 'datum'],
    },
  },
  languages: {
    names: ['languages', 'langues', 'sprachen'],
    columns: {
      language: [...NAME, 'language', 'langue', 'sprache'],
      fluency: ['proficiency', 'niveau', 'maitrise', 'kenntnisse', 'sprachkenntnisse'],
    },
  },
  skills: {
    names: ['skills', 'competences', 'kenntnisse', 'fahigkeiten'],
    columns: { name: [...NAME, 'skill', 'competence'] },
  },
  recommendations: {
    names: ['recommendations received', 'recommendations', 'recommandations recues', 'erhaltene empfehlungen'],
    columns: {
      firstName: ['first name', 'prenom', 'vorname'],
      lastName: ['last name', 'nom', 'nachname'],
      company: COMPANY,
      position: ['job title', ...TITLE],
      text: ['text', 'texte'],
      status: ['status', 'statut'],
      date: ['creation date', 'date de creation', 'erstellungsdatum'],
    },
  },
  emails: {
    names: ['email addresses', 'adresses e mail', 'e mail adressen'],
    columns: {
      email: ['email address', 'email', 'adresse e mail', 'e mail adresse'],
      primary: ['primary', 'principale', 'primar'],
      confirmed: ['confirmed', 'confirmee', 'bestatigt'],
      date: ['updated on'],
    },
  },
  phones: {
    names: ['phonenumbers', 'phone numbers', 'numeros de telephone', 'telefonnummern'],
    columns: {
      number: ['number', 'phone number', 'numero', 'nummer'],
      type: ['type', 'typ'],
      extension: ['extension'],
    },
  },
} as const satisfies Readonly<Record<string, Table>>

export type TableName = keyof typeof TABLES

const BY_NAME = new Map<string, TableName>(
  Object.entries(TABLES).flatMap(([table, { names }]) => names.map((name) => [name, table as TableName] as const)),
)

const BY_COLUMN = new Map(
  Object.entries(TABLES).map(([table, { columns }]) => [
    table,
    new Map(Object.entries(columns).flatMap(([fact, names]) => names.map((name: string) => [name, fact] as const))),
  ]),
)

/** Tables of a career that no key of the CV holds. */
const NOT_READ = new Set(['courses', 'organizations', 'patents', 'test scores', 'cours', 'brevets', 'kurse', 'patente'])

/** Returns which table a file of an archive holds. */
export function tableIn(file: string): TableName | 'not read' | null {
  // macOS puts a file « ._Positions.csv » beside each table.
  const [, name] = /^([^.].*)\.csv$/i.exec(file) ?? []
  if (name === undefined) return null
  const plain = plainName(name)
  return BY_NAME.get(plain) ?? (NOT_READ.has(plain) ? 'not read' : null)
}

/** Returns which fact a column of a table holds. */
export function factIn(table: TableName, column: string): string | null {
  return BY_COLUMN.get(table)?.get(plainName(column)) ?? null
}

/** « Honors_&_Awards » and « Honors Awards » are the same name. */
function plainName(name: string): string {
  return fold(name, /[^a-z\d]+/, ' ')
}
