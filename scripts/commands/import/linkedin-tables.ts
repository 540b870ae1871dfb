import { fold } from '../../fields/fold.ts'

/** A table of an archive: the names of its file, and for each of its facts the columns that archives have used for it. */
interface Table {
  names: readonly string[]
  columns: Readonly<Record<string, readonly string[]>>
}

const STARTED = [
  ...['started on', 'start date', 'date de debut', 'debut', 'startdatum', 'beginn', 'begonnen am', 'von'],
  ...['fecha de inicio', 'inicio', 'data di inizio', 'inizio', 'data de inicio', 'iniciado em', 'begonnen op'],
]
const FINISHED = [
  ...['finished on', 'end date', 'date de fin', 'fin', 'enddatum', 'ende', 'beendet am', 'bis'],
  ...['fecha de finalizacion', 'finalizacion', 'fecha de fin', 'data di fine', 'fine', 'data de termino', 'termino'],
  ...['concluido em', 'voltooid op', 'einddatum'],
]
const COMPANY = [
  ...['company name', 'company', 'organization', 'nom de l entreprise', 'entreprise', 'organisation'],
  ...['unternehmen', 'unternehmensname', 'name des unternehmens', 'firma', 'nombre de la empresa', 'empresa'],
  ...['nome azienda', 'azienda', 'nome dell azienda', 'nome da empresa', 'organizacion', 'organizzazione'],
  ...['organizacao', 'bedrijfsnaam', 'bedrijf', 'organisatie', 'organisationsname'],
]
const TITLE = [
  ...[
    'title',
    'intitule',
    'titre',
    'poste',
    'titel',
    'position',
    'berufsbezeichnung',
    'positionsbezeichnung',
    'jobtitel',
  ],
  ...['cargo', 'puesto', 'titulo', 'qualifica', 'posizione', 'titolo', 'functie', 'functietitel'],
]
const NAME = ['name', 'nom', 'bezeichnung', 'nombre', 'nome', 'naam']
const DESCRIPTION = [
  'description',
  'beschreibung',
  'descripcion',
  'descrizione',
  'descricao',
  'beschrijving',
  'omschrijving',
]
const URL = ['url', 'lien', 'link', 'enlace', 'collegamento']
const PLACE = [
  ...['geo location', 'location', 'lieu', 'ort', 'standort', 'geografischer standort', 'ubicacion'],
  ...['ubicacion geografica', 'localita', 'luogo', 'sede', 'localizacao', 'localidade', 'local', 'locatie'],
]
const FIRST_NAME = ['first name', 'prenom', 'vorname', 'nombre', 'nome', 'voornaam']
const LAST_NAME = [
  ...['last name', 'nom', 'nom de famille', 'nachname', 'familienname', 'apellidos', 'apellido', 'cognome'],
  ...['sobrenome', 'apelido', 'achternaam'],
]

/**
 * The tables that become parts of a resume. LinkedIn writes its names in English; the others are those of tables that were translated. The
 * columns are those of archives since 2015.
 */
const TABLES = {
  profile: {
    names: ['profile', 'profil', 'perfil', 'profilo', 'profiel'],
    columns: {
      firstName: FIRST_NAME,
      lastName: LAST_NAME,
      headline: [
        ...['headline', 'titre du profil', 'titre', 'slogan', 'profilslogan', 'uberschrift', 'profiluberschrift'],
        ...['titular', 'sommario', 'titulo', 'kopregel'],
      ],
      summary: [
        ...['summary', 'resume', 'infos', 'zusammenfassung', 'info', 'extracto', 'acerca de', 'riepilogo', 'resumo'],
        'samenvatting',
      ],
      place: PLACE,
      twitter: ['twitter handles', 'twitter'],
      websites: ['websites', 'sites web', 'webseiten', 'sitios web', 'siti web', 'sites'],
    },
  },
  summary: { names: ['profile summary'], columns: { summary: ['profile summary', 'summary'] } },
  positions: {
    names: [
      ...['positions', 'postes', 'experience', 'experiences', 'positionen', 'berufserfahrung', 'cargos', 'puestos'],
      ...[
        'experiencia',
        'experiencia laboral',
        'posiciones',
        'posizioni',
        'esperienze',
        'esperienza',
        'posicoes',
        'functies',
        'posities',
      ],
    ],
    columns: {
      ...{ name: COMPANY, position: TITLE, startDate: STARTED, endDate: FINISHED, summary: DESCRIPTION },
      location: PLACE,
    },
  },
  education: {
    names: [
      'education',
      'formation',
      'formations',
      'ausbildung',
      'educacion',
      'formacion',
      'formazione',
      'educacao',
      'opleiding',
      'opleidingen',
    ],
    columns: {
      institution: [
        ...['school name', 'school', 'nom de l ecole', 'ecole', 'etablissement', 'hochschule', 'schule'],
        ...['name der hochschule', 'name der schule', 'bildungseinrichtung', 'nombre del centro educativo'],
        ...['centro educativo', 'nombre de la institucion', 'escuela', 'nome istituto', 'istituto', 'scuola'],
        ...[
          'nome da instituicao',
          'instituicao',
          'instituicao de ensino',
          'naam school',
          'school naam',
          'onderwijsinstelling',
        ],
      ],
      studyType: [
        'degree name',
        'degree',
        'nom du diplome',
        'diplome',
        'abschluss',
        'titulo',
        'titulacion',
        'titolo di studio',
        'diploma',
        'grau',
        'graad',
      ],
      area: [
        'field of study',
        'fields of study',
        'domaine d etudes',
        'studienfach',
        'disciplina academica',
        'campo de estudio',
        'area de estudo',
        'studierichting',
      ],
      ...{ startDate: STARTED, endDate: FINISHED },
      summary: ['notes', 'notizen', 'notas', 'note', 'notities', ...DESCRIPTION],
      activities: [
        'activities',
        'activities and societies',
        'activites',
        'activites et associations',
        'aktivitaten',
        'actividades y grupos',
        'actividades',
        'attivita',
        'atividades',
      ],
    },
  },
  volunteering: {
    names: [
      'volunteering',
      'volunteering experiences',
      'volunteer experiences',
      'benevolat',
      'ehrenamt',
      'voluntariado',
      'volontariato',
    ],
    columns: {
      ...{ organization: COMPANY, startDate: STARTED, endDate: FINISHED, summary: DESCRIPTION },
      position: ['role', 'rolle', 'fonction', 'funcion', 'ruolo', 'funcao', ...TITLE],
    },
  },
  certifications: {
    names: [
      'certifications',
      'licenses and certifications',
      'licences et certifications',
      'zertifikate',
      'certificaciones',
      'certificazioni',
      'certificacoes',
      'certificaten',
      'bescheinigungen',
    ],
    columns: {
      ...{ name: NAME, date: STARTED, endDate: FINISHED, url: URL },
      issuer: [
        'authority',
        'issuer',
        'organisme',
        'organisme de delivrance',
        'aussteller',
        'zertifizierungsstelle',
        'entidad emisora',
        'autoridad',
        'ente di certificazione',
        'autoridade',
      ],
    },
  },
  projects: {
    names: ['projects', 'projets', 'projekte', 'proyectos', 'progetti', 'projetos', 'projecten'],
    columns: { name: [...TITLE, ...NAME], url: URL, startDate: STARTED, endDate: FINISHED, description: DESCRIPTION },
  },
  honors: {
    names: [
      'honors',
      'honors awards',
      'honors and awards',
      'distinctions',
      'prix et distinctions',
      'auszeichnungen',
      'reconocimientos y premios',
      'premi e riconoscimenti',
      'premios',
    ],
    columns: {
      ...{ title: TITLE, summary: DESCRIPTION },
      awarder: ['issuer', 'emetteur', 'organisme', 'aussteller'],
      date: ['issued on', 'issue date', 'date', 'date d emission', 'ausgestellt am', 'datum'],
    },
  },
  publications: {
    names: ['publications', 'veroffentlichungen', 'publicaciones', 'pubblicazioni', 'publicacoes', 'publicaties'],
    columns: {
      ...{ name: [...NAME, ...TITLE], url: URL, summary: DESCRIPTION },
      publisher: ['publisher', 'editeur', 'verlag', 'herausgeber'],
      releaseDate: ['published on', 'date', 'date de publication', 'veroffentlicht am', 'datum'],
    },
  },
  languages: {
    names: ['languages', 'langues', 'sprachen', 'idiomas', 'lingue', 'talen'],
    columns: {
      language: [...NAME, 'language', 'langue', 'sprache'],
      fluency: [
        'proficiency',
        'niveau',
        'maitrise',
        'kenntnisse',
        'sprachkenntnisse',
        'competencia',
        'nivel',
        'competenza',
        'livello',
        'fluencia',
        'vaardigheid',
      ],
    },
  },
  interests: {
    names: ['interests', 'centres d interet', 'interessen', 'intereses', 'interessi', 'interesses'],
    columns: { name: ['interests', 'interest', 'centres d interet', 'interessen', 'intereses', 'interessi', ...NAME] },
  },
  skills: {
    names: [
      'skills',
      'competences',
      'kenntnisse',
      'fahigkeiten',
      'aptitudes',
      'conocimientos y aptitudes',
      'competenze',
      'competencias',
      'vaardigheden',
    ],
    columns: { name: [...NAME, 'skill', 'competence'] },
  },
  recommendations: {
    names: [
      'recommendations received',
      'recommendations',
      'recommandations recues',
      'erhaltene empfehlungen',
      'recomendaciones recibidas',
      'raccomandazioni ricevute',
      'recomendacoes recebidas',
    ],
    columns: {
      firstName: ['recommender first name', ...FIRST_NAME],
      lastName: ['recommender last name', ...LAST_NAME],
      company: ['recommender company', ...COMPANY],
      position: ['job title', 'recommender title', ...TITLE],
      text: ['text', 'recommendation', 'texte', 'texto', 'testo', 'tekst'],
      status: ['status', 'statut', 'estado', 'stato', 'situacao'],
      date: ['creation date', 'recommendation date', 'date de creation', 'erstellungsdatum'],
    },
  },
  emails: {
    names: [
      'email addresses',
      'adresses e mail',
      'e mail adressen',
      'direcciones de correo electronico',
      'indirizzi email',
      'enderecos de email',
    ],
    columns: {
      email: [
        'email address',
        'email',
        'adresse e mail',
        'e mail adresse',
        'direccion de correo electronico',
        'indirizzo email',
        'endereco de email',
        'e mailadres',
      ],
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
  // A browser that finds the name taken adds a number: « Skills (1).csv ».
  const plain = plainName(name).replace(/ \d{1,2}$/, '')
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
