import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { PROTOTYPE_NAMES } from '../../../tests/support/prototype-names.ts'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { levelIn } from './language-levels.ts'
import { readLinkedIn, readLinkedInFolder } from './linkedin.ts'
import { toMarkdown } from './passages.ts'
import { factsOf } from './resume.ts'

const at = folderForEachTest()

/** The tables of an invented person, as LinkedIn writes them. */
const TABLES = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Zoé,Martin,,,"3 mars",Développeuse front-end,"Je fais des sites, clairs.\n\nEt légers.",,,"Sète, Occitanie",,"[PORTFOLIO:https://zoe.example.org,BLOG:https://blog.example.org/zoe]",\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Atelier du Lez,Développeuse,"• Refonte du site\r\n• Tests ""axe""",Montpellier,Feb 2022,\n' +
    'Imprimerie,Opératrice,Prépresse.,,2017,août 2021\n' +
    'Sans poste,,,Sète,un jour,Dec 2016\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nÉcole du Littoral,2015,2017,,"BTS, communication",Aviron\n',
  'Skills.csv': 'Name\nReact\nHTML\n"Node, Deno"\n',
  'Languages.csv': 'Name,Proficiency\nAnglais,Compétence professionnelle\nEspagnol,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nOpquast,https://certificats.example.org/zoe,Organisme,Mar 2023,,X-12\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nCarte vélo,Une carte.,https://carte.example.org,Jan 2021,juin 2021\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Description,Started On,Finished On\nLe Dérailleur,Animatrice,Éducation,,Jan 2020,\n',
  'Honors.csv': 'Title,Description,Issued On\nPrix du public,Pour la carte.,12 juil. 2021\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nÉcrire clair,"Oct 3, 2020",,Revue,https://revue.example.org/1\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nJeanne,Durand,Lez,Directrice,"Un travail soigné.",01/02/23,VISIBLE\nPaul,Petit,,,Caché.,01/02/23,HIDDEN\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nautre@example.org,Yes,No,\nzoe@example.org,Yes,Yes,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,06 39 98 12 34,Mobile\n',
  'Courses.csv': 'Name,Number\nAlgorithmique,\n',
  'messages.csv': 'FROM,CONTENT\nA,Privé\n',
}

const zip = (tables: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(tables).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  )

function factsIn(tables: Record<string, string | Uint8Array>) {
  const read = readLinkedIn(zip(tables), 'archive.zip')
  if (typeof read === 'string') throw new Error(read)
  const known = { lang: 'fr', hasProfile: () => false, hasProject: () => false } as const
  const facts = factsOf(read.resume, known)
  return { ...facts, left: [...facts.left, ...(read.left ?? [])], remarks: read.remarks }
}

test('an archive becomes the facts of the CV, in its own words', () => {
  const { cv, profile, site, home, left, remarks } = factsIn(TABLES)
  expect(profile).toBe('Je fais des sites, clairs.\n\nEt légers.')
  expect(cv).toMatchObject({
    title: 'Développeuse front-end',
    links: [
      { name: 'Portfolio', url: 'https://zoe.example.org' },
      { name: 'Blog', url: 'https://blog.example.org/zoe' },
    ],
    experience: [
      {
        ...{ title: 'Développeuse', organisation: 'Atelier du Lez', place: 'Montpellier', start: '2022-02' },
        points: ['Refonte du site', 'Tests "axe"'],
      },
      { title: 'Opératrice', organisation: 'Imprimerie', start: '2017', end: '2021-08', summary: 'Prépresse.' },
      { title: null, organisation: 'Sans poste', place: 'Sète', start: 'un jour', end: '2016-12' },
    ],
    education: [
      { title: 'BTS, communication', organisation: 'École du Littoral', start: '2015', end: '2017', summary: 'Aviron' },
    ],
    otherProjects: [
      {
        ...{ title: 'Carte vélo', summary: 'Une carte.', url: 'https://carte.example.org' },
        ...{ start: '2021-01', end: '2021-06' },
      },
    ],
    volunteering: [{ title: 'Animatrice', organisation: 'Le Dérailleur', start: '2020-01' }],
    // LinkedIn does not state their domain.
    skills: [{ items: ['React', 'HTML', 'Node, Deno'] }],
    certificates: [
      { title: 'Opquast', organisation: 'Organisme', date: '2023-03', url: 'https://certificats.example.org/zoe' },
    ],
    awards: [{ title: 'Prix du public', date: '2021-07-12', summary: 'Pour la carte.' }],
    publications: [
      { title: 'Écrire clair', organisation: 'Revue', date: '2020-10-03', url: 'https://revue.example.org/1' },
    ],
    languages: [{ name: 'Anglais', level: 'Compétence professionnelle' }, { name: 'Espagnol' }],
    references: [{ author: 'Jeanne Durand', post: 'Directrice, Lez', text: 'Un travail soigné.' }],
  })
  expect((cv.experience as object[])[0]).not.toHaveProperty('end')
  // These belong in site.md, where the owner writes what is published.
  expect(site).toEqual({
    ...{ name: 'Zoé Martin', email: 'zoe@example.org', phone: '06 39 98 12 34', place: 'Sète, Occitanie' },
  })
  expect(home).toEqual({})
  expect(left.toSorted()).toEqual(['Certifications.License Number', 'Profile.Birth Date', 'Volunteering.Cause'])
  expect(remarks.join('\n')).toMatch(/tables : Courses\.csv\.\n.*: 1\.\nLes recommandations portent/)
  expect(JSON.stringify([cv, site, remarks])).not.toMatch(/Privé|Caché|Paul/)
})

test.each(['Statut', 'Estado', 'Stato', 'Situação'])('what %s calls hidden stays hidden', (status) => {
  const rows = `First Name,Text,${status}\nPaul,Caché.,HIDDEN\n`
  expect(factsIn({ 'Recommendations.csv': rows }).cv.references).toEqual([])
})

test('without a table of posts, the tables of unknown names are named', () => {
  const rows = 'Company Name,Title,Started On\nA,B,2020\n'
  expect(factsIn({ 'Profile.csv': 'Headline\nDev\n', 'Arbeitsstellen.csv': rows }).remarks).toEqual([
    expect.stringContaining('Arbeitsstellen.csv'),
  ])
  expect(factsIn({ 'Positions.csv': rows, 'messages.csv': 'A\n1\n' }).remarks).toEqual([])
})

test.each([
  {
    'Perfil.csv': 'Nombre,Apellidos,Titular,Ubicación geográfica\nAna,Ruiz,Desarrolladora,Madrid\n',
    'Cargos.csv':
      'Nombre de la empresa,Cargo,Fecha de inicio,Fecha de finalización\nTaller,Becaria,ene. 2020,actualidad\n',
    'Idiomas.csv': 'Nombre,Competencia\nInglés,Competencia profesional completa\n',
  },
  {
    'Profil.csv': 'Vorname,Nachname,Überschrift,Ort\nAna,Ruiz,Desarrolladora,Madrid\n',
    'Positionen.csv': 'Unternehmensname,Titel,Begonnen am,Beendet am\nTaller,Becaria,Jan. 2020,\n',
    'Sprachen.csv': 'Name,Kenntnisse\nInglés,Verhandlungssicher\n',
  },
  {
    'Profilo.csv': 'Nome,Cognome,Sommario,Località\nAna,Ruiz,Desarrolladora,Madrid\n',
    'Posizioni.csv': 'Nome azienda,Qualifica,Data di inizio,Data di fine\nTaller,Becaria,gen 2020,oggi\n',
    'Lingue.csv': 'Nome,Competenza\nInglés,Conoscenza professionale completa\n',
  },
])('tables of other languages are read: %#', (tables) => {
  const { cv, site } = factsIn(tables)
  expect(site).toMatchObject({ name: 'Ana Ruiz', place: 'Madrid' })
  expect(cv).toMatchObject({
    title: 'Desarrolladora',
    experience: [{ title: 'Becaria', organisation: 'Taller', start: '2020-01' }],
    languages: [{ name: 'Inglés', level: 'Capacité professionnelle complète' }],
  })
})

test('the lines of a profile stay apart, unless a program wrapped them', () => {
  const wrapped = 'Une ligne qui est si longue qu’un programme l’a coupée ici, avant le mot\nSuivant.'
  expect(toMarkdown(`Métiers : React\nContact : ici\net là\n\n${wrapped}`)).toBe(
    `Métiers : React\n\nContact : ici et là\n\n${wrapped.replace('\n', ' ')}`,
  )
})

test('tables in a folder, of another encoding or delimiter, are read', () => {
  const latin = Buffer.from('Company Name;Title;Started On\nÉtoile;Développeuse;févr. 2020\n', 'latin1')
  const utf16 = Buffer.from('\uFEFFName,Proficiency\nTchèque,B1\n', 'utf16le')
  const { cv } = factsIn({
    'Basic/Positions.csv': latin,
    'Basic/Languages.csv': utf16,
    'Profile.csv': '\uFEFFHeadline\nDev\n',
  })
  expect(cv).toMatchObject({
    title: 'Dev',
    experience: [{ title: 'Développeuse', organisation: 'Étoile', start: '2020-02' }],
    languages: [{ name: 'Tchèque', level: 'B1' }],
  })
})

test.each([
  [
    'an archive of something else',
    zip({ 'photo.png': 'x', '../../Profile.txt': 'x' }),
    /n’est pas une archive LinkedIn/,
  ],
  ['one that was cut', zip(TABLES).subarray(0, 500), /n’est pas une archive ZIP lisible/],
  [
    'tables with columns in Swedish',
    zip({ 'Positions.csv': 'Företagsnamn,Befattning\nACME,Formgivare\n', 'Skills.csv': 'Namn\nReact\n' }),
    /colonnes inconnues : Positions\.Företagsnamn, Positions\.Befattning, Skills\.Namn\. Elles sont lues en sept langues/,
  ],
  ['only the first letters of one', strToU8('PK'), /n’est pas une archive LinkedIn/],
  ['a table that grows', zip({ 'Profile.csv': 'a'.repeat(9_000_000) }), /Profile\.csv est trop grand/],
  ['a table of very many rows', zip({ 'Skills.csv': `Name\n${'a\n'.repeat(6000)}` }), /plus de 5000 lignes/],
  [
    'a table of very many columns',
    zip({ 'Skills.csv': `${'a,'.repeat(30_000)}\n`.repeat(10) }),
    /« Skills\.csv » a plus de 100 colonnes/,
  ],
  [
    'very many files',
    zip(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}`, '']))),
    /plus de 20000 fichiers/,
  ],
])('%s is refused', (_, bytes, message) => {
  expect(readLinkedIn(bytes, 'archive.zip')).toMatch(message)
})

test('an archive that was written as a stream, with its sizes behind the data, is read', () => {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [name, text] of Object.entries(TABLES)) {
    const file = new ZipDeflate(name)
    archive.add(file)
    file.push(strToU8(text), true)
  }
  archive.end()
  expect(readLinkedIn(Buffer.concat(chunks), 'archive.zip')).toEqual(readLinkedIn(zip(TABLES), 'archive.zip'))
})

test('a bomb that lies about its size is stopped when it has grown too far', () => {
  const bytes = zip({ 'Profile.csv': new Uint8Array(40_000_000) })
  // The size is 22 bytes after the start of the header of the file.
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(22, 1000, true)
  expect(readLinkedIn(bytes, 'archive.zip')).toMatch(/Profile\.csv est trop grand/)
})

const READ_TABLES = Object.entries(TABLES).filter(([file]) => !['Courses.csv', 'messages.csv'].includes(file))

test.each(READ_TABLES)('names that every object inherits are ordinary columns of %s', (file, table) => {
  const before = factsIn({ [file]: table })
  const [header = '', ...lines] = table.split('\n').slice(0, -1)
  const columns = PROTOTYPE_NAMES.join()
  const rows = [`${header},${columns}`, ...lines.slice(0, -1), `${lines.at(-1)},${PROTOTYPE_NAMES.map(() => 'valeur')}`]
  const { cv, left } = factsIn({ [file]: `${rows.join('\n')}\n`, 'Constructor.csv': `${columns}\n${columns}\n` })
  expect(cv).toEqual(before.cv)
  const stem = file.replace('.csv', '')
  expect(left.filter((name) => !before.left.includes(name)).toSorted()).toEqual(
    PROTOTYPE_NAMES.map((name) => `${stem}.${name}`).toSorted(),
  )
})

test.each(PROTOTYPE_NAMES)('%s is an ordinary value of every table', (name) => {
  const tables = READ_TABLES.map(([file, table]) => {
    const [header = ''] = table.split('\n')
    return [file, `${header}\n${header.split(',').map(() => name)}\n`]
  })
  const { cv } = factsIn(Object.fromEntries(tables))
  expect(cv).toMatchObject({ title: name, experience: [{ title: name, organisation: name }] })
  expect(JSON.stringify(cv)).not.toContain('native code')
})

/** Each with what the CV has then. No column is left, and no empty value is named. */
test.each<[string, Record<string, string>, object]>([
  [
    'the columns of 2018',
    {
      'Projects.csv': 'Title,Description,Url,Start Date,End Date\nMap,A map.,,Aug 2016,\n',
      'Honors.csv': 'Title,Description,Issuer,Issue Date\nPrize,For it,Society,Aug 2018\n',
    },
    {
      otherProjects: [{ title: 'Map', start: '2016-08', summary: 'A map.' }],
      awards: [{ title: 'Prize', organisation: 'Society', date: '2018-08', summary: 'For it' }],
    },
  ],
  [
    'certificates with an end',
    { 'Certifications.csv': 'Name,Url,Authority,Start Date,End Date\nA,,B,Mar 2023,Feb 2025\n' },
    { certificates: [{ title: 'A', organisation: 'B', date: '2023-03', end: '2025-02' }] },
  ],
  [
    'a field of study',
    { 'Education.csv': 'School,Degree Name,Field Of Study,Start Date,End Date,Notes\nUniv,BSc,IT,Sep 2015,2018,\n' },
    { education: [{ title: 'BSc', area: 'IT', organisation: 'Univ', start: '2015-09', end: '2018' }] },
  ],
  [
    'German tables',
    {
      'Berufserfahrung.csv':
        'Unternehmen,Titel,Beschreibung,Ort,Beginn,Ende\nCoop,Entwicklerin,,Kiel,Okt. 2019,März 2020\n',
      'Sprachen.csv': 'Bezeichnung,Sprachkenntnisse\nEnglisch,Verhandlungssicher\n',
    },
    {
      experience: [{ title: 'Entwicklerin', organisation: 'Coop', place: 'Kiel', start: '2019-10', end: '2020-03' }],
      languages: [{ name: 'Englisch', level: 'Capacité professionnelle complète' }],
    },
  ],
  [
    'French tables',
    {
      'Postes.csv':
        'Nom de l’entreprise,Intitulé,Description,Lieu,Date de début,Date de fin\nCoop,Dev,,Sète,déc. 2019,aujourd’hui\n',
      'Compétences.csv': 'Nom\nReact\n',
    },
    { experience: [{ title: 'Dev', organisation: 'Coop', start: '2019-12' }], skills: [{ items: ['React'] }] },
  ],
  [
    'levels in other words',
    {
      'Languages.csv':
        'Name,Proficiency\nAnglais,NATIVE_OR_BILINGUAL\nItalien,Limited working proficiency\nLatin,Passable\n',
    },
    {
      languages: [
        { name: 'Anglais', level: 'Bilingue ou langue natale' },
        { name: 'Italien', level: 'Compétence professionnelle limitée' },
        { name: 'Latin', level: 'Passable' },
      ],
    },
  ],
  [
    'a description with bullets, and one with lines',
    {
      'Positions.csv':
        'Company Name,Title,Description,Started On\nA,B,"Le site :\n• Refonte\n• Tests",2020\nC,D,"Refonte\nTests",2021\nE,F,"• Refonte • Tests",2022\n',
    },
    {
      experience: [
        { summary: 'Le site :', points: ['Refonte', 'Tests'] },
        { points: ['Refonte', 'Tests'] },
        { points: ['Refonte', 'Tests'] },
      ],
    },
  ],
  [
    'addresses and a handle in brackets',
    {
      'Profile.csv':
        'Headline,Twitter Handles,Websites\nDev,[zoe],"[PERSONAL:zoe.example.org,https://blog.example.org]"\n',
    },
    {
      links: [
        { url: 'https://zoe.example.org' },
        { url: 'https://blog.example.org' },
        { name: 'Twitter', url: 'https://twitter.com/zoe' },
      ],
    },
  ],
  [
    'skills that were written twice, and interests',
    { 'Skills.csv': 'Name\nReact\nreact\n日本語\n한국어\n', 'Interests.csv': 'Interests\nAviron\n' },
    { skills: [{ items: ['React', '日本語', '한국어'] }], interests: ['Aviron'] },
  ],
  [
    'tables beside the files of macOS',
    { '__MACOSX/._Skills.csv': '\u0000\u0005', '._Skills.csv': '\u0000', 'Skills.csv': 'Name\nReact\n' },
    { skills: [{ items: ['React'] }] },
  ],
  [
    'notes above the header',
    {
      'Positions.csv':
        'Notes:\n"When you export, some rows may be missing."\n\nCompany Name,Title,Started On\nA,B,2020\n',
    },
    { experience: [{ title: 'B', organisation: 'A', start: '2020' }] },
  ],
  [
    'invisible characters around columns',
    { 'Skills.csv': '\uFEFF Name \r\nReact\r\n\r\n' },
    { skills: [{ items: ['React'] }] },
  ],
  [
    'a profile summary of its own',
    { 'Profile Summary.csv': 'Profile Summary\n"x"\n', 'Profile.csv': 'First Name,Headline\nZoé,Dev\n' },
    { title: 'Dev' },
  ],
])('%s are read', (_, tables, cv) => {
  const facts = factsIn(tables)
  expect(facts.cv).toMatchObject(cv)
  expect(facts.left).toEqual([])
})

test.each([
  ['en', 'Full professional proficiency'],
  ['fr', 'Capacité professionnelle complète'],
  ['de', 'Verhandlungssicher'],
] as const)('a level of LinkedIn in any language is written in that of the site: %s', (lang, level) => {
  for (const written of ['FULL_PROFESSIONAL', 'capacité professionnelle complète', 'Verhandlungssicher'])
    expect(levelIn(lang, written)).toBe(level)
})

test('only what the archive has is named', () => {
  expect(factsIn({ 'Profile.csv': 'First Name,Last Name,Headline,Industry\nZoé,Martin,Dev,\n' }).left).toEqual([])
})

test('the profile keeps its list', () => {
  const { profile } = factsIn({ 'Profile.csv': 'Headline,Summary\nDev,"• Audit\n• Trajectoire"\n' })
  expect(toMarkdown(profile)).toBe('- Audit\n- Trajectoire')
  expect(toMarkdown('Missions :\n-Audit\n–Trajectoire')).toBe('Missions :\n\n- Audit\n- Trajectoire')
  expect(toMarkdown('-isme est un suffixe')).toBe('-isme est un suffixe')
})

test('what is doubtful about a table is said: its encoding, and a quote that lets one text take rows', () => {
  const remarksOf = (positions: string | Uint8Array) =>
    factsIn({ ...TABLES, 'Positions.csv': positions }).remarks.join('\n')
  const header = 'Company Name,Title,Description,Started On\n'
  expect(remarksOf(Buffer.from(`${header}Épicerie,Dev,,Jan 2020\n`, 'latin1'))).toContain(
    'Positions.csv n’est pas en UTF-8 : il est lu comme Windows-1252',
  )
  expect(remarksOf(`${header}Lez,Dev,"Dit "oui" fort,Jan 2020\nCoop,Dev,,Jan 2018\n`)).toContain('près de « Lez »')
  expect(remarksOf(`${header}Lez,Dev,"Dit ""oui"" fort",Jan 2020\n`)).not.toContain('guillemet')
})

test('an archive without any table of a career is named as a part of one', () => {
  expect(readLinkedIn(zip({ 'Connections.csv': 'A\n', 'messages.csv': 'B\n' }), 'archive.zip')).toMatch(
    /n’a aucune table de votre parcours, mais d’autres : Connections\.csv, messages\.csv\..*attendez celle/,
  )
})

test('consent is asked only for recommendations that are taken', () => {
  const of = (table: string) => factsIn({ ...TABLES, 'Recommendations_Received.csv': table })
  const old = of(
    'Recommender First Name,Recommender Last Name,Recommender Title,Recommendation\nJeanne,Durand,Chef,Bien.\n',
  )
  expect(old.cv.references).toEqual([{ text: 'Bien.', author: 'Jeanne Durand', post: 'Chef' }])
  expect(old.remarks.join('\n')).toContain('demandez')
  expect(of('First Name,Words\nJeanne,Bien.\n').remarks.join('\n')).not.toContain('recommandations portent')
})

test('a table that was downloaded twice is read once, and tabs part columns too', () => {
  mkdirSync(at('archive'))
  writeFileSync(at('archive/Skills (1).csv'), 'Name\nVieux\n')
  writeFileSync(at('archive/Skills.csv'), 'Name\nReact\n')
  writeFileSync(at('archive/Languages (2).csv'), 'Name\tProficiency\nAnglais\t\n')
  const read = readLinkedInFolder(at('archive'), 'archive')
  expect(typeof read === 'string' ? read : read.resume).toMatchObject({
    skills: [{ keywords: ['React'] }],
    languages: [{ language: 'Anglais' }],
  })
})

test('a folder is read as its archive, in itself or one folder below', () => {
  const archive = readLinkedIn(zip(TABLES), 'archive')
  for (const below of ['', 'Basic']) {
    const folder = at(`archive${below}`)
    mkdirSync(join(folder, below, 'Jobs'), { recursive: true })
    for (const [name, text] of Object.entries(TABLES)) writeFileSync(join(folder, below, name), text)
    writeFileSync(join(folder, 'autre.txt'), 'x')
    const read = readLinkedInFolder(folder, 'archive')
    expect(sorted(read)).toEqual(sorted(archive))
  }
  expect(readLinkedInFolder(at('archive/Jobs'), 'dossier')).toMatch(/n’est pas une archive LinkedIn/)
})

test('an unpacked archive brings no file of the machine by a link', () => {
  mkdirSync(at('archive'))
  writeFileSync(at('secret.csv'), 'Company Name,Title\nSecret,Secret\n')
  symlinkSync(at('secret.csv'), at('archive/Positions.csv'))
  expect(readLinkedInFolder(at('archive'), 'archive')).toMatch(/Positions\.csv/)
})

/** The order of the files of a folder is not that of an archive. */
function sorted(read: ReturnType<typeof readLinkedIn>) {
  return typeof read === 'string' ? read : { ...read, left: read.left?.toSorted() }
}
