import { listOf, numbersOf, timeOf } from './lang.ts'
import type { SpokenTexts } from './texts.ts'

const and = listOf('en', 'conjunction')
const number = numbersOf('en')
const seconds = numbersOf('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const time = timeOf('en')
const unit = (count: number, unit: 'second' | 'minute') =>
  numbersOf('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const bytes = (count: number) => `${number.format(count)} bytes`

/** Returns the path of the English guide from that of the French one. */
const inEnglish = (guide: string) => guide.replace('docs/', 'docs/en/')

export const en: SpokenTexts = {
  report: {
    severities: { error: 'error', warning: 'warning', notice: 'note' },
    counts: (errors, warnings) => `${plural(errors, 'error', 'errors')}, ${plural(warnings, 'warning', 'warnings')}.`,
    others: (places) => `  The same in ${plural(places.length, 'other place', 'other places')}: ${places.join(', ')}`,
    watchBegins: 'Checking the content…',
    watchEnds: 'Check finished.',
  },

  links: {
    quote: (text) => `“${text}”`,
    statuses: {
      401: 'it asks for a password',
      403: 'it refuses robots, or everybody',
      404: 'page not found',
      407: 'it asks for a password',
      410: 'page removed for good',
      429: 'too many requests in a row',
      451: 'page blocked by law',
      500: 'it is out of order',
      502: 'it is out of order',
      503: 'it is out of order or under maintenance',
      504: 'it is out of order',
    },
    status: (status, words) =>
      words === undefined ? `the server answers ${status}` : `the server answers ${status} (${words})`,
    timeout: (count) => `no answer within ${unit(count, 'second')}`,
    limit: (asked, minutes) => `this check stops at ${number.format(asked)} addresses or ${unit(minutes, 'minute')}`,
    unknownName: 'this domain name cannot be found (are you online?)',
    noDns: 'the domain name could not be looked up (are you online?)',
    refused: 'the server refuses the connection',
    dropped: 'the server closes the connection',
    tooFar: 'the server is out of reach (are you online?)',
    silent: 'the server does not answer',
    expired: 'the certificate of the site has expired',
    notYetValid: 'the certificate of the site is not valid yet',
    revoked: 'the certificate of the site has been revoked',
    otherSite: 'the certificate is that of another site',
    notTrusted: 'the certificate of the site is not trusted',
    tls: 'the encrypted connection fails',
    notPublic: 'this name leads to a private network, where nothing is asked',
    notAWebPort: 'this port is not that of a site',
    notHttp: 'the answer is not HTTP',
    failed: 'the connection fails',
    redirectedThen: (address) => `redirect to ${address}, then `,
    inCircles: 'the redirects go round in circles',
    tooMany: (count) => `more than ${count} redirects in a row`,
    nowhere: 'redirect without an address',
    unreadable: 'redirect to an unreadable address',
    otherScheme: (scheme) => `redirect to a ${scheme} address`,
    reserved: (host) => `redirect to ${host}, a name for examples`,
    private: (host) => `redirect to ${host}, an address of a private network`,
    summary: (asked, reserved, others) =>
      `Links: ${plural(asked, 'address', 'addresses')} asked, ${plural(reserved, 'sample address', 'sample addresses')} left aside${others === 0 ? '' : `, ${plural(others, 'other', 'others')} not asked (private network, or limit reached)`}.`,
  },

  help: {
    use: (call) => `Usage: ${call}`,
    command: '<command>',
    each: (call) => `Each command has its own help: ${call}`,
    of: (call, summary) => `${call}: ${summary}`,
    options: 'Options (after “--”):',
    unknownCommand: (name, near) =>
      `The command “${name}” does not exist.${near === null ? '' : ` Did you mean “${near}”?`}`,
    unknownOption: (option, near) =>
      `The option “${option}” does not exist here.${near === null ? '' : ` Did you mean “${near}”?`}`,
    valueMissing: (option) => `The option “${option}” needs a value.`,
    valueUnexpected: (option) => `The option “${option}” takes no value.`,
    unexpectedWord: (word) => `“${word}” is too much: this command takes options only.`,
    missing: (argument) => `Missing: ${argument}`,
    commands: {
      start: 'checks the content, builds the site and serves it; the form writes to outbox/',
      dev: 'shows the site while you write',
      check: 'checks the content and shows each problem where it is',
      review: 'shows on one page the site as others meet it, and what is left to mend',
      init: 'puts the sample aside and prepares a site in your name',
      new: 'creates a project (TITLE), a CV for one purpose (cv NAME) or an application (candidature NAME), with all its keys',
      import: 'fills cv.md from a CV (JSON Resume, LinkedIn archive), or projets/ from a GitHub account',
      migrate: 'rewrites in the content what a new version names otherwise, after showing it',
      build: 'builds the site in a folder that is ready to be put online',
      preview: 'serves the built site as a host would',
      translated: 'notes in a translation the state of the original that it follows, to know when it changes',
      create: 'writes a site into a folder that has only the generator',
    },
    arguments: {
      new: 'TITLE',
      import: 'resume.json, archive.zip or https://github.com/NAME',
      translated: 'content/en/projets/banque.md, or tout (all)',
    },
    values: {
      folder: 'FOLDER',
      path: '/FOLDER/',
      number: 'N',
      address: 'ADDRESS',
      names: 'NAME,…',
      format: 'FORMAT',
      name: 'NAME',
      trade: 'TRADE',
      place: 'PLACE',
      phone: 'NUMBER',
      key: 'KEY',
      duration: 'DURATION',
      words: 'WORD,…',
      sentence: 'SENTENCE',
      colour: 'COLOUR',
      sections: 'projects,skills,path,testimonials,text',
      licence: 'none|mit|cc-by',
    },
    content: 'the content to read (content)',
    out: 'the folder of the built site (dist/client)',
    replace: 'replaces the folder of --out, even if it holds something other than a site',
    base: 'the path of the site on its host (/)',
    port: 'the port of the server, 0 for a free port',
    host: 'the address where the server listens (127.0.0.1), 0.0.0.0 for all',
    'allow-host': 'other names that the server answers to',
    watch: 'checks again after each change',
    links: 'also asks each “url”, each “github” and each link of the texts',
    'no-relecture': 'does not proofread the texts: neither spelling, nor names, nor typography',
    api: 'the API of a company’s GitHub (https://api.github.com)',
    sample: 'starts from the sample',
    from: 'starts from the content of a clone, or of another site',
    licence: 'the licence of the repository',
    fix: 'first corrects what has only one right answer',
    yes: 'writes without asking',
    strict: 'treats warnings as errors',
    force: 'renders all pages, even those that have not changed',
    'pages-only': 'without share pictures, feeds, sitemap and icons',
    'mail-endpoint': 'makes the form send to this address, which answers as your service does',
    lang: 'the language of these messages; otherwise that of the site, then that of the terminal',
    wrongLang: (lang, known) => `--lang expects ${known.join(' or ')}, not “${lang}”.`,
    wrongAddress: (option, value) => `${option} expects an http or https address, not “${value}”.`,
    wrongContent: (file) => `--content expects a folder, not the file ${file}.`,
    isLink: (folder) =>
      `${folder} is a link to another place, whose files could be read and published. Nothing has been done. Put a real folder in its place${folder === 'content' ? ', or name the one where you keep your content with --content' : ''}.`,
    outIsLink: (folder) =>
      `${folder} is a link to another place, where the site would replace files. Nothing has been done. Delete this link, or name the folder of the site with --out.`,
    wrongBase: (base, path) =>
      `--base expects ${path === null ? 'a path such as /folder/' : `the path alone, ${path}`}, not “${base}”.`,
    wrongHost: (host) => `--host and --allow-host expect a name such as portfolio.lan, not “${host}”.`,
    wrongPort: (port) => `--port expects a number from 0 to 65535, not “${port}”.`,
    reviewNeedsSite: 'The review shows a site that builds: correct these errors first.',
    heavyFont:
      'The font that “typeface” names in site.md takes too much time or memory. Give another one, or write “typeface: bricolage”.',
    unexpected: (message) =>
      `Unexpected error: ${message}\nThis is a fault of the tool: please report it, with the details that the option --debug shows.`,
    disk: {
      full: 'The disk is full#. Free some space, then run the command again: nothing has been lost.',
      readOnly: 'The disk is read-only#. Make it writable, or work in another folder.',
      refused: 'Access is refused#. Choose a folder where you can write, or change its permissions.',
      busy: 'The system does not allow a folder to be moved#: a mount point, or open elsewhere. Choose another one.',
      nameTooLong: 'A name is too long for the disk#. Shorten it.',
      inTheWay:
        'A file, a folder or a link is in the place of what the command writes#. Move it, then run the command again.',
    },
  },

  check: {
    unknownFormat: (format, known) => `The format “${format}” does not exist. Write ${known.join(', ')}.`,
    linksOrWatch: 'Choose --links or --watch, not both: nobody likes to be asked at every keystroke.',
    nothingToFix: 'Nothing to correct without you.',
    fixed: (count) => `${plural(count, 'correction', 'corrections')} made.`,
    isLink: (path) =>
      `${path} is a link, so the text would be written elsewhere. Nothing has been changed. Put a real file or folder in its place.`,
    changedMeanwhile: (file) => `${file} has changed during the command: it stays as it is. Run the command again.`,
  },

  build: {
    steps: {
      code: 'Code',
      content: 'Content',
      font: 'Font',
      pictures: 'Pictures',
      pages: 'Pages',
      others: 'Other files',
      share: 'Sharing',
      review: 'Review',
      prose: 'Spelling',
      links: 'Links',
    },
    seconds: (count) => `${seconds.format(count)} s`,
    progress: (done, total) => `${number.format(done)}/${number.format(total)}`,
    warning: (text) => `Warning: ${text}`,
    error: (text) => `Error: ${text} Nothing has been built.`,
    inPublic: (file, reason) => `public/${file}: ${reason}.`,
    unreadablePictures: (files) => `Unreadable pictures: ${files.join(', ')}`,
    wereGood: (message) => `${message}. They were good when the content was read: check these files.`,
    ready: (folder) => `The site is ready in ${folder}.`,
    noRules: (folder, code) => `Warning: the rules for nginx and Caddy could not be written into ${folder} (${code}).`,
    ownRules: (file) =>
      `Warning: ${file} was not written by the build, which leaves it as it is. Rename it to receive the rules.`,
    noMail: (missing, guide) =>
      `the contact form will not be able to send anything. Give ${and.format(missing)} in content/site.md ` +
      `or in the environment of the build (${inEnglish(guide)}/form.md).`,
    noLegalFacts: (missing) =>
      `Warning: the legal notice is incomplete. Give ${and.format(missing)} in content/site.md.`,
    heavyPage: (file, weight, room, part, partWeight) =>
      `the page ${file} weighs ${bytes(weight)} (brotli) with its headers. Up to ${bytes(room)}, a page arrives in one round trip. What weighs most: ${part}, ${bytes(partWeight)}.`,
    otherHeavy: (count) => `${plural(count, 'other page exceeds', 'other pages exceed')} this weight too.`,
    parts: {
      rules: 'the rules of style.css',
      pictures: 'its pictures',
      code: 'its code',
      tables: 'its tables',
      text: 'its text',
    },
    notEncoded: (file, reason) => `The picture ${file} could not be encoded: ${reason}`,
    sameName: (one, other) =>
      `${one} and ${other} would have the same name in the site, because their hashes begin alike: rename one of them.`,
    fileChanged: 'the file has changed since.',
    processEnded: (signal) =>
      `The system has ended a process of this command (${signal}), often because memory is short. Close other programs, then run it again.`,
    cannotReplace: (folder, reason) =>
      `The site cannot replace ${folder}: ${reason}. Nothing has been changed. Choose another folder with --out.`,
    notAFolder: 'it is not a folder',
    otherThings: (some, kept) =>
      `it holds something other than a site built here (${some.join(', ')}). With --replace, everything there would be replaced, except ${kept.join(', ')}`,
    nginx:
      'nginx: to be included in the “server” block, after “root”. Written by “npm run build”: each build changes it.',
    caddy:
      'Caddy: to be imported in the block of the site, after “root”. Written by “npm run build”: each build changes it.',
  },

  places: {
    project: 'the folder of the project',
    current: 'the folder where you are',
    personal: 'your home folder',
    cache: 'the cache of the project',
    is: (name) => `it is ${name}, or what contains it`,
    partOf: (name) => `it is part of “${name}”`,
    contains: (name) => `it contains “${name}”`,
    partOfGit: 'it is part of a .git folder',
  },

  review: {
    title: 'Review',
    onDev: 'This page reads a built site: stop “npm run dev” and run “npm run review”.',
    lead: 'Your site as others meet it, and what is left to mend. This page is for you alone: no site contains it. Run “npm run review” again after a change.',
    toMend: 'To mend',
    toMendCount: 'To mend: {count}',
    mendable: '“npm run check -- --fix” mends {count} of them.',
    nothing: 'Nothing: no error, no warning, no note.',
    line: ', line {line}',
    robot: 'What a recruitment robot reads',
    shared: 'Search engines and messengers',
    sharedLead:
      'The title and the description of each page, and the picture of a shared link. A search engine cuts at about {title} and {description} characters. In view: the home page, and what will be cut.',
    others: 'The {count} other pages',
    weights: 'Weight of the pages',
    nobodySays: 'Nothing says it. {what}',
    tenSeconds: 'In ten seconds',
    who: 'Who',
    post: 'Your current position',
    lastPost: 'Your last position',
    addPost: 'Add “experience:” to cv.md.',
    seeking: 'What you are looking for',
    addSeeking: 'Add “seeking:” to site.md.',
    where: 'Where',
    addPlace: 'Add “place:” to site.md.',
    when: 'From when',
    addAvailability: 'Add “availability:” or “seeking.from:” to site.md.',
    best: 'Your best project',
    addProject: 'Publish one in projets/.',
    theme: ': {theme}',
    addResult: 'Add “result:” to this project.',
    addCv: 'Write cv.md: without it, the site has no CV.',
    name: 'your name',
    email: 'your email address',
    phone: 'your phone number',
    cvText: 'The text of {file}, in the order in which a program reads it.',
    allFound: 'Your name, your email address and your phone number are in it.',
    lost: 'It does not find {lost} there.',
    lines: 'The {count} lines',
    tooLong: '({count} characters: the end will be cut)',
    room: 'Up to {room} bytes, headers included, a page arrives in one round trip.',
    allFit: 'All of them fit.',
    oneDoesNot: 'One page does not fit.',
    manyDoNot: '{count} pages do not fit.',
    heaviest: 'The heaviest ones',
    page: 'Page',
    bytes: 'Bytes',
    share: 'Share',
    percent: '{percent}%',
  },

  server: {
    notBuilt: (folder) => `No built site in ${folder}. Run “npm run build” first.`,
    builtByOlder: (folder) => `The site in ${folder} was built by an older version. Run “npm run build” again.`,
    error: 'Server error:',
    messagesGoTo: (folder) => `The messages of the form arrive in ${folder}/`,
    served: (address) => `The site is served at ${address}`,
    reviewAt: (address) => `The review is at ${address}`,
    stillEncoding: (count) =>
      `${plural(count, 'picture file is', 'picture files are')} still being encoded; those that you look at go first.`,
    portTaken: (port) => `Port ${port} is already taken: try --port 0.`,
    portReserved: (port) => `Port ${port} is reserved for the system: try --port 0.`,
    notHere: (host) => `“${host}” is not an address of this machine: try --host 0.0.0.0, or nothing.`,
    strangers: (host) =>
      `Warning: the server listens at the address ${host}. Every machine of the network can read this site.`,
    otherName: 'This name is not that of the server. If it should be: --allow-host NAME',
    otherSite: 'A page of another site may not ask for anything here.',
    noWorker: 'This server gives no script to a worker.',
    methodRefused: 'Method refused',
    notFound: 'Page not found',
    failed: 'Server error',
    messageKept: (name, file) => `Message from ${name} kept in ${file}`,
    messageLost: (name, reason) => `Message from ${name} lost, it could not be written: ${reason}`,
    somebody: 'somebody',
    outboxFull: (folder, messages, megabytes) =>
      `${folder} is full (${messages} messages or ${megabytes} MB). Move the old ones elsewhere or delete them.`,
    mail: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      line: (label, value) => `${label}: ${value}`,
      from: 'Contact form',
      subject: 'Message from the portfolio',
      subjectOf: (name) => `Message from ${name} via the portfolio`,
    },
    waiting: 'Content to be corrected',
    overlay: 'Correct and save the file: this message will disappear. Escape closes it.',
  },

  new: {
    noLetter: (call) => `Give a title with at least one letter or digit: ${call}`,
    exampleTitle: '"My project"',
    reserved: (slug, title) => `The name “${slug}” is reserved. Choose a longer title, for example “Project ${title}”.`,
    otherName: (call) =>
      `Give another name, with at least one letter from a to z or a digit, for example “acme”: ${call}`,
    applicationBody: 'a few lines to the person who will read this page, in Markdown.',
    exists: (file) => `${file} already exists: nothing has been changed. Choose another title.`,
    created: (file) => `${file} is created: complete it, then run “npm run dev”.`,
  },

  migrate: {
    version: (since, says) => `Version ${since}: ${says}`,
    left: 'These files stay as they are. Correct them, then run the command again.',
    upToDate: 'Nothing to rewrite: your content is up to date.',
    notWritten: (call) => `\nNothing has been written. To accept it: ${call}`,
    written: (count, call) => `\n${plural(count, 'file', 'files')} rewritten. Check: ${call}`,
    apply: '\nApply? [yes] ',
  },

  translated: {
    noTranslation:
      'This site has no translation: “lang” in site.md must name two languages, and the second has its texts in a folder such as content/en/.',
    noOriginal: (file, call) => `“${file}” is not the translation of any file. Write for example: ${call}`,
    upToDate: 'Nothing to write: everything follows its original already.',
    written: (count) => `${plural(count, 'file follows its', 'files follow their')} original.`,
  },

  create: {
    exists: (folder) =>
      `${folder} is already there: nothing has been written. To begin another site, rename this folder, then run the command again.`,
    noContent: (folder) => `${folder} does not contain a “content” folder.`,
    ofSample:
      'The site of the sample is written into content/. Begin with site.md: “npm run check” then says, line by line, what is still Camille’s. “npm start” shows the site.',
    unused: (options) =>
      `This content keeps its own values, and ${options.join(', ')} changed nothing in it: write yours in content/site.md.`,
    keptScripts: (names) =>
      `package.json keeps your commands (${names.join(', ')}). For the site, type ${names.map((name) => `“npx portfolio ${name}”`).join(', ')}.`,
    noLicence: 'none',
    brokenPackage:
      'package.json is no JSON that npm can read: nothing has been written. Mend this file, or delete it, then run the command again.',
    wrongLicence: (known, licence) => `--licence expects ${known.join(', ')}, not “${licence}”.`,
    askLicence:
      'Under which licence should this repository be published: none (all rights reserved), mit or cc-by? [none] > ',
    answer: (known) => `Answer ${known.join(', ')}.`,
    author: 'the author of the site',
    comments: [
      'Checks the site at each push, and the links each Monday. It appears on GitHub Pages if the variable GITHUB_PAGES of the repository is “true”.',
      'The dates of the sitemap come from the commits.',
      'The pictures that are already encoded.',
      'What “init” and “import” set aside',
      'What a command that was stopped leaves, until the next one',
    ],
  },

  import: {
    unchanged: 'Nothing has been changed.',
    kept: (file) => `The old CV is kept in ${file}.`,
    written: (file) => `${file} is written.`,
    asDraft: (file, hasCv) =>
      `This CV cannot be published yet: it is written as a draft, in ${file}, which nobody sees.${hasCv ? ' cv.md stays as it is.' : ''}`,
    correctDraft: (file) =>
      `\nCorrect ${file}, then give it the name cv.md. “npm run check” says what is still missing.`,
    onlyTitle: 'The file says nothing that goes below the title: no post, no education, no profile.',
    saysNothing: (file) => `${file} says nothing that goes into a CV: no post, no education, no profile.`,
    invisible: (paths) => `Invisible or wrongly decoded characters were removed or replaced in: ${paths}`,
    html: (paths) => `HTML has become text in: ${paths}`,
    encoding: (file, encoding) => `${file} is not in UTF-8: it is read as ${encoding}. Check the accents.`,
    singleBytes: (places) =>
      `These characters are not UTF-8, although the rest is. Check what was read instead: ${places}`,
    otherForm: (file, form) =>
      `${file} is in the format ${form}, which this command does not read. Give JSON Resume, which its program may export, an export of Reactive Resume (versions 3 to 5) or LinkedIn’s archive; otherwise, copy it into cv.md.`,
    oneTable: (file) => `${file} is only one table of a LinkedIn archive: give the archive, as a ZIP, or its folder.`,
    hiddenEntries: (count) => `Entries left aside, because you hide them in Reactive Resume: ${count}.`,
    jsonFaults: {
      empty: 'it is empty.',
      comment: 'JSON has no comments, delete this one: #',
      comma: 'delete the comma before #',
      missingComma: 'a comma is missing before #',
      quotes: 'JSON wants straight double quotes ("): #',
      lineEnd: 'this text has no closing quote on its line: #',
      end: 'it ends here, and a “}” or a “]” is missing.',
      unexpected: 'this is not expected here: #',
    },
    draftUseless: (file) => `The draft ${file} is no longer needed: delete it.`,
    readAgain: '\nRead it through, then run “npm run check”.',
    unreadable: (file) => `${file} cannot be read: check the path.`,
    tooHeavy: (file, megabytes) =>
      `${file} weighs more than ${megabytes} MB: it is neither a CV nor a LinkedIn archive.`,
    tooLong: (file, kilobytes) =>
      `${file} weighs more than ${kilobytes} KB: a CV without pictures weighs far less. Remove the pictures that this file contains.`,
    tooManyValues: (file, most) =>
      `${file} contains more than ${most} values: a CV has far fewer. Keep only what goes into a CV.`,
    tooCostly: (file, ended) =>
      `${file} needs too much ${ended === 'time' ? 'computing' : 'memory'}: it is no ordinary CV. Keep only what goes into a CV.`,
    notResume: (file) => `${file} is not a JSON Resume file: neither “basics”, nor “work”, nor “education”.`,
    severalResumes: (file) => `${file} contains several CVs. Keep only yours in it, without the “[ ]” around it.`,
    notJson: (place, reason) => `${place}  This file is neither JSON nor a ZIP archive: ${reason}`,
    tooDeep: (file, most) => `${file} has more than ${most} lists or objects inside each other: it is no resume.`,
    complete: 'Nothing is missing.',
    toSpecify: (place, what, advice) => `${place}  to specify  “${what}” ${advice} if the CV should say it.`,
    noPlace: 'has no place: add a line “place: …”',
    noMonth: (year) => `has a year without a month: write '${year}-MM'`,
    siteFacts: (file, lines) =>
      `The file also says this, which goes into ${file}. Write there what you want to publish:\n${lines}`,
    home: (lines) => `Your postal address is not taken over. To publish it, add under “location:”, in cv.md:\n${lines}`,
    left: (keys) => `Not taken over, because no key has a place for it or its value cannot be read: ${keys}`,
    archiveRefused: (file, reason) => `${file} cannot be read: ${reason}`,
    notZip: (file) => `${file} is not a readable ZIP archive: download it again.`,
    notLinkedIn: (file) =>
      `${file} is not a LinkedIn archive: neither Profile.csv nor Positions.csv (their names are read in seven languages). Ask for it in “Settings & Privacy”, “Get a copy of your data”.`,
    otherPart: (file, tables) =>
      `${file} has no table of your career, only others: ${tables.join(', ')}. LinkedIn sends its archive in parts: wait for the complete one, which comes within three days, or ask for it in English if the names are in another language.`,
    quotes: (file, near) =>
      `In ${file}, a quotation mark closes a text too early, near “${near}”: entries may be read as one. Double each quotation mark inside a text (""), or give the table as LinkedIn wrote it.`,
    otherLanguage: (file, columns) =>
      `${file} has unknown columns: ${columns.slice(0, 12).join(', ')}. They are read in seven languages: ask LinkedIn for the archive again in English, or write the first line of each table in English.`,
    notRead: (tables) => `The CV has no place for these tables: ${tables.join(', ')}.`,
    noPosts: (tables) =>
      `No table of posts was found. If one of these is one, name it “Positions.csv”: ${tables.join(', ')}.`,
    hidden: (count) => `Recommendations left aside, because you do not show them on LinkedIn: ${count}.`,
    references: 'The recommendations bear the names of their authors: ask each for consent, or delete “references”.',
    tooLarge: (file) => `${file} is too large.`,
    tooManyFiles: (most) => `the archive has more than ${most} files.`,
    tooManyColumns: (table, most) => `the table “${table}” has more than ${most} columns.`,
    tooManyRows: (table, count) => `the table “${table}” has more than ${count} rows.`,
    tooLongLine: (table, most) =>
      `the table “${table}” has a line of more than ${most} characters: remove this table from the archive, or shorten the line.`,
    notAccount: (address) =>
      /linkedin\./i.test(address)
        ? 'No program can read a LinkedIn profile: ask for the archive in “Settings & Privacy”, “Get a copy of your data”, then give that file.'
        : `“${address}” is not the address of a GitHub account: write https://github.com/your-name (for a company’s GitHub, also give --api).`,
    drafts: (count, folder, kept, skipped) =>
      `${plural(count, 'draft', 'drafts')} in ${folder}.` +
      (kept > 0 ? ` Already there, and left as they are: ${kept}.` : '') +
      (skipped > 0 ? ` Forks and archived repositories, left aside: ${skipped}.` : ''),
    notAll: (count) =>
      `This account has more repositories than this command reads: only the ${count} that were created last are read.`,
    noneOnline:
      'None is online. “npm run check” names what GitHub does not say: the category, the state, the text. Complete a draft, then remove the “_” from its name to publish it; delete the others.',
    noAnswer: (reason) => `GitHub did not answer: ${reason}.`,
    notGitHub: 'The answer is not that of GitHub: try again later, or check the address of --api.',
    noAccount: (account) => `GitHub knows no account “${account}”: check the address.`,
    limited: (until) =>
      `GitHub accepts no more requests from your connection for the moment (60 per hour): try again ${until === null ? 'in an hour' : `after ${time.format(until)}`}.`,
    answers: (status) => `GitHub answers ${status}: try again later.`,
  },

  init: {
    cannotReplace: (folder, reason) => `The content cannot replace ${folder}: ${reason}. Nothing has been changed.`,
    kept: (folder) => `The old content is kept in ${folder}.`,
    done: (folder, guide, { lacksService, isOfFrance }) =>
      [
        `Your site is in ${folder}. “npm start” shows it, “npm run check” says what is still to be written:`,
        '- the portrait, which is only your initials;',
        '- _cv.md and projets/_premier-projet.md, drafts that nobody sees as long as their names begin with “_”;',
        ...(isOfFrance
          ? [
              '- legal.host.name, legal.host.address and legal.host.phone in site.md: in France, the law requires the legal notice',
              '  to say who hosts the site. The legal notice of your host gives its name, its address and its phone number.',
              '  Outside France, give “law” under “legal”: europe elsewhere in the European Union, none in other countries.',
            ]
          : []),
        ...(lacksService
          ? [`- the service of the form, then “contact: form”, in site.md (${inEnglish(guide)}/form.md).`]
          : []),
      ].join('\n'),
    nothingChanged: 'Nothing has been changed: correct these answers, then run the command again.',
    wrongOption: (key, message) => `--${key}: ${message}`,
    missingOption: (key, help, example) => `--${key} is missing (${help}). Example: --${key} "${example}"`,
    introduction:
      'One question at a time. Enter takes what is in brackets, Ctrl+U clears the line, Ctrl+C stops and keeps your answers.',
    resume: (count) => `\nGo on with your ${plural(count, 'kept answer', 'kept answers')}, yes or no? [yes] > `,
    yes: 'yes',
    no: 'no',
    stopped: (call) => `\nStopped: nothing has been written. Your answers are kept; run “${call}” again to go on.`,
    answers: (lines) => `\nYour answers:\n${lines}`,
    writeOrChange: '\nEnter: write the site. A number: change the answer. > ',
    recalled: (title, answer) => `${title}: ${answer}`,
    orNone: (taken) => `[${taken}, or - for none] `,
    example: (example) => `For example: ${example}`,
    choice: (number, name, meaning) => `  ${number}. ${name}: ${meaning}`,
    logos: (names) => `Logos found: ${names.join(', ')}.`,
    hue: (name, hue, light, dark) => `${name} (${hue}), ${light} by day, ${dark} by night`,
    sectionNames: {
      projets: 'projects',
      competences: 'skills',
      parcours: 'path',
      temoignages: 'testimonials',
      texte: 'text',
    },
    hueNames: {
      '25': 'red',
      '55': 'orange',
      '95': 'yellow',
      '150': 'green',
      '195': 'cyan',
      '264': 'blue',
      '300': 'purple',
      '350': 'pink',
    },
    toWrite: 'TO WRITE',
    about: (what: string) => `TO WRITE: ${what}`,
    introductionToWrite: 'a few lines that introduce you.',
    titleToWrite: 'the title of the project',
    bodyToWrite: 'the need, what you did, the result, in Markdown.',
    exampleOf: (example) => ` Example: ${example}`,
    questions: {
      name: 'your name',
      trade: 'your trade',
      place: 'your town and region',
      email: 'your email address',
      phone: 'your phone number',
      profiles: 'the addresses of your profiles: GitHub, LinkedIn, Mastodon…',
      github: 'your GitHub profile, as with --profiles',
      linkedin: 'your LinkedIn profile, as with --profiles',
      contact: 'the Contact page, with or without a form',
      provider: 'the service that receives the messages of the form',
      publicKey: 'the public key of the EmailJS account',
      serviceId: 'the identifier of the EmailJS service',
      templateId: 'the identifier of the EmailJS template',
      formId: 'the identifier of the Formspree form',
      accessKey: 'the Web3Forms access key',
      endpoint: 'the address of your server, which receives the form',
      formPhone: 'the phone number of visitors, in the form',
      retention: 'how long you keep the messages that you receive',
      law: 'the law that the legal notice states',
      skills: 'your technologies, separated by commas',
      words: 'the words that rotate after the trade, at the top of the home page',
      sentence: 'a sentence that introduces you, at the top of the home page',
      sections: 'the sections of the home page, in their order',
      hue: 'the colour of the site: a name, a hue from 0 to 360 or #rrggbb',
      typeface: 'the font of the site',
      character: 'the character of the site',
      radius: 'how round frames and buttons are',
      origin: 'the address of the site once it is online',
    },
    hints: {
      place: 'Enter: it is not said.',
      email: 'Enter: it is nowhere.',
      phone: 'Enter: nothing says that you can be called.',
      profiles: 'Separated by spaces. Enter: none.',
      mailKey: 'Enter: later, and no form until then.',
      provider: 'Enter: later. Until then, the Contact page has no form.',
      retention: 'The legal notice will say how long a message is kept.',
      skills: 'Their logos are found by their names. Enter: none.',
      words: 'Eight at most.',
      sentence: 'Enter: none.',
      sections: 'Separated by commas; a section without content stays hidden.',
      typeface: 'Your own, a .woff2 file, is given later in site.md.',
      origin: 'Not chosen yet? Enter takes a sample one, of which “npm run check” will remind you.',
    },
    examples: {
      trade: 'Front-end developer',
      place: 'Leeds, Yorkshire',
      email: 'camille@example.com',
      phone: '+44 20 7946 0000',
      endpoint: 'https://example.com/message',
      sentence: 'I build clear interfaces.',
    },
    retention: 'one year',
    choices: {
      contact: { form: 'with a form', mail: 'without a form: mail and phone', none: 'no Contact page' },
      provider: {
        emailjs: 'EmailJS, three identifiers and an email address',
        formspree: 'Formspree, one identifier',
        web3forms: 'Web3Forms, one key',
        netlify: 'Netlify, if the site is hosted there',
        endpoint: 'a server of your own',
      },
      formPhone: { required: 'yes, required', optional: 'yes, optional', none: 'no' },
      law: {
        france: 'that of France',
        europe: 'that of another country of the European Union: the GDPR',
        none: 'none: another country',
      },
      sections: {
        projets: 'your projects',
        competences: 'your technologies',
        parcours: 'the top of your CV',
        temoignages: 'what people say of you',
        texte: 'a text of your own, below the header of site.md',
      },
      typeface: {
        bricolage: 'a little irregular',
        literata: 'with serifs, like a book',
        atkinson: 'very legible',
        outfit: 'geometric',
        'jetbrains-mono': 'for code',
      },
      radius: { none: 'square corners', small: 'slightly round', large: 'round' },
    },
  },
}
