import { listOf, numbersOf, timeOf } from './lang.ts'

const and = listOf('fr', 'conjunction')
const number = numbersOf('fr')
const seconds = numbersOf('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const time = timeOf('fr')
const unit = (count: number, unit: 'second' | 'minute') =>
  numbersOf('fr', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`
const octets = (count: number) => `${number.format(count)} octets`

/** Texts of the generator in a terminal, and the reasons why a link could not be followed. */
export const fr = {
  report: {
    severities: { error: 'erreur', warning: 'avertissement', notice: 'à savoir' },
    counts: (errors: number, warnings: number) =>
      `${plural(errors, 'erreur', 'erreurs')}, ${plural(warnings, 'avertissement', 'avertissements')}.`,
    others: (places: readonly string[]) =>
      `  De même à ${plural(places.length, 'autre endroit', 'autres endroits')} : ${places.join(', ')}`,
    watchBegins: 'Vérification du contenu…',
    watchEnds: 'Vérification terminée.',
  },

  /** Reasons why a link could not be followed, as the end of a sentence without its full stop. */
  links: {
    quote: (text: string) => `« ${text} »`,
    statuses: {
      401: 'il demande un mot de passe',
      403: 'il refuse les robots, ou tout le monde',
      404: 'page introuvable',
      407: 'il demande un mot de passe',
      410: 'page retirée pour de bon',
      429: 'trop de demandes à la suite',
      451: 'page bloquée par la loi',
      500: 'il est en panne',
      502: 'il est en panne',
      503: 'il est en panne ou en travaux',
      504: 'il est en panne',
    } as Readonly<Record<number, string>>,
    status: (status: number, words: string | undefined) =>
      words === undefined ? `le serveur répond ${status}` : `le serveur répond ${status} (${words})`,
    timeout: (count: number) => `pas de réponse en ${unit(count, 'second')}`,
    limit: (asked: number, minutes: number) =>
      `cette vérification s’arrête à ${number.format(asked)} adresses ou ${unit(minutes, 'minute')}`,
    unknownName: 'ce nom de domaine est introuvable (êtes-vous connecté ?)',
    noDns: 'le nom de domaine n’a pas pu être cherché (êtes-vous connecté ?)',
    refused: 'le serveur refuse la connexion',
    dropped: 'le serveur coupe la connexion',
    tooFar: 'le serveur est hors d’atteinte (êtes-vous connecté ?)',
    silent: 'le serveur ne répond pas',
    expired: 'le certificat du site a expiré',
    notYetValid: 'le certificat du site n’est pas encore valable',
    revoked: 'le certificat du site a été révoqué',
    otherSite: 'le certificat est celui d’un autre site',
    notTrusted: 'le certificat du site n’est pas reconnu',
    tls: 'la connexion chiffrée échoue',
    notPublic: 'ce nom mène à un réseau privé, où rien n’est demandé',
    notAWebPort: 'ce port n’est pas celui d’un site',
    notHttp: 'la réponse n’est pas du HTTP',
    failed: 'la connexion échoue',
    redirectedThen: (address: string) => `redirection vers ${address}, puis `,
    inCircles: 'les redirections tournent en rond',
    tooMany: (count: number) => `plus de ${count} redirections à la suite`,
    nowhere: 'redirection sans adresse',
    unreadable: 'redirection vers une adresse illisible',
    otherScheme: (scheme: string) => `redirection vers une adresse ${scheme}`,
    reserved: (host: string) => `redirection vers ${host}, un nom d’exemple`,
    private: (host: string) => `redirection vers ${host}, une adresse de réseau privé`,
    summary: (asked: number, reserved: number, others: number) =>
      `Liens : ${plural(asked, 'adresse demandée', 'adresses demandées')}, ${plural(reserved, 'adresse d’exemple laissée', 'adresses d’exemple laissées')} de côté${others === 0 ? '' : `, ${plural(others, 'autre non demandée', 'autres non demandées')} (réseau privé, ou limite atteinte)`}.`,
  },

  help: {
    use: (call: string) => `Utilisation : ${call}`,
    command: '<commande>',
    each: (call: string) => `Chaque commande a une aide : ${call}`,
    of: (call: string, summary: string) => `${call} : ${summary}`,
    options: 'Options (après « -- ») :',
    unknownCommand: (name: string, near: string | null) =>
      `La commande « ${name} » n’existe pas.${near === null ? '' : ` Vouliez-vous écrire « ${near} » ?`}`,
    unknownOption: (option: string, near: string | null) =>
      `L’option « ${option} » n’existe pas ici.${near === null ? '' : ` Vouliez-vous écrire « ${near} » ?`}`,
    valueMissing: (option: string) => `L’option « ${option} » attend une valeur.`,
    valueUnexpected: (option: string) => `L’option « ${option} » n’a pas de valeur.`,
    unexpectedWord: (word: string) => `« ${word} » est de trop : cette commande n’attend que des options.`,
    missing: (argument: string) => `Il manque : ${argument}`,
    commands: {
      start: 'vérifie le contenu, construit le site et le sert ; le formulaire écrit dans outbox/',
      dev: 'montre le site pendant que vous écrivez',
      check: 'vérifie le contenu et montre chaque problème à sa place',
      review: 'montre sur une page le site tel que les autres le rencontrent, et ce qu’il y a à reprendre',
      init: 'met l’exemple de côté et prépare un site à votre nom',
      new: 'crée un projet (TITRE), un CV ciblé (cv NOM) ou une candidature (candidature NOM), avec toutes ses clés',
      import: 'remplit cv.md d’après un CV (JSON Resume, archive LinkedIn), ou projets/ d’après un compte GitHub',
      migrate: 'réécrit dans le contenu ce qu’une nouvelle version nomme autrement, après l’avoir montré',
      build: 'construit le site dans un dossier prêt à mettre en ligne',
      preview: 'sert le site construit comme le ferait un hébergeur',
      translated: 'note dans une traduction l’état de l’original qu’elle suit, pour savoir quand il change',
      create: 'écrit un site dans un dossier qui n’a que le générateur',
    },
    arguments: {
      new: 'TITRE',
      import: 'resume.json, archive.zip ou https://github.com/NOM',
      translated: 'content/en/projets/banque.md, ou tout',
    },
    /** Placeholders of values. */
    values: {
      folder: 'DOSSIER',
      path: '/DOSSIER/',
      number: 'N',
      address: 'ADRESSE',
      names: 'NOM,…',
      format: 'FORMAT',
      name: 'NOM',
      trade: 'MÉTIER',
      place: 'LIEU',
      phone: 'NUMÉRO',
      key: 'CLÉ',
      duration: 'DURÉE',
      words: 'MOT,…',
      sentence: 'PHRASE',
      colour: 'COULEUR',
      sections: 'projets,competences,parcours,temoignages,texte',
      licence: 'aucune|mit|cc-by',
    },
    content: 'le contenu à lire (content)',
    out: 'le dossier du site construit (dist/client)',
    replace: 'remplace le dossier de --out, même s’il contient autre chose qu’un site',
    base: 'le chemin du site sur son hôte (/)',
    port: 'le port du serveur, 0 pour un port libre',
    host: 'l’adresse où le serveur écoute (127.0.0.1), 0.0.0.0 pour toutes',
    'allow-host': 'd’autres noms auxquels le serveur répond',
    watch: 'vérifie de nouveau après chaque changement',
    links: 'demande aussi chaque « url », chaque « github » et chaque lien des textes',
    'no-relecture': 'ne relit pas les textes : ni orthographe, ni noms, ni typographie',
    api: 'l’API d’un GitHub d’entreprise (https://api.github.com)',
    sample: 'part de l’exemple',
    from: 'part du contenu d’un clone, ou d’un autre site',
    licence: 'la licence du dépôt',
    fix: 'corrige d’abord ce qui n’a qu’une bonne réponse',
    yes: 'écrit sans demander',
    strict: 'traite les avertissements comme des erreurs',
    force: 'rend toutes les pages, même celles qui n’ont pas changé',
    'pages-only': 'sans images de partage, flux, plan du site ni icônes',
    'mail-endpoint': 'fait envoyer le formulaire à cette adresse, qui répond comme votre service',
    lang: 'la langue de ces messages ; sinon celle du site, puis celle du terminal',
    wrongLang: (lang: string, known: readonly string[]) => `--lang attend ${known.join(' ou ')}, pas « ${lang} ».`,
    wrongAddress: (option: string, value: string) => `${option} attend une adresse http ou https, pas « ${value} ».`,
    wrongContent: (file: string) => `--content attend un dossier, pas le fichier ${file}.`,
    isLink: (folder: string) =>
      `${folder} est un lien vers un autre endroit, dont les fichiers pourraient être lus et publiés. Rien n’a été fait. Mettez à sa place un vrai dossier${folder === 'content' ? ', ou nommez par --content celui où vous gardez votre contenu' : ''}.`,
    outIsLink: (folder: string) =>
      `${folder} est un lien vers un autre endroit, où le site remplacerait des fichiers. Rien n’a été fait. Effacez ce lien, ou nommez par --out le dossier du site.`,
    wrongBase: (base: string, path: string | null) =>
      `--base attend ${path === null ? 'un chemin comme /dossier/' : `le chemin seul, ${path}`}, pas « ${base} ».`,
    wrongHost: (host: string) => `--host et --allow-host attendent un nom comme portfolio.lan, pas « ${host} ».`,
    wrongPort: (port: string) => `--port attend un nombre de 0 à 65535, pas « ${port} ».`,
    reviewNeedsSite: 'La relecture montre un site qui se construit : corrigez d’abord ces erreurs.',
    heavyFont:
      'La police que « typeface » nomme dans site.md demande trop de temps ou de mémoire. Donnez-en une autre, ou écrivez « typeface: bricolage ».',
    unexpected: (message: unknown) =>
      `Erreur inattendue : ${message}\nC’est un défaut de l’outil : merci de le signaler, avec le détail que montre l’option --debug.`,
    /** Reasons why the system refuses to write; `#` stands for the path. */
    disk: {
      full: 'Le disque est plein#. Libérez de la place, puis relancez la commande : rien n’a été perdu.',
      readOnly: 'Le disque est en lecture seule#. Rendez-le modifiable, ou travaillez dans un autre dossier.',
      refused: 'L’accès est refusé#. Choisissez un dossier où vous pouvez écrire, ou changez ses droits.',
      busy: 'Le système ne laisse pas déplacer un dossier# : point de montage, ou ouvert ailleurs. Choisissez-en un autre.',
      nameTooLong: 'Un nom est trop long pour le disque#. Raccourcissez-le.',
      inTheWay:
        'Un fichier, un dossier ou un lien occupe la place de ce que la commande écrit#. Déplacez-le, puis relancez la commande.',
    },
  },

  check: {
    unknownFormat: (format: string, known: readonly string[]) =>
      `Le format « ${format} » n’existe pas. Écrivez ${known.join(', ')}.`,
    linksOrWatch: 'Choisissez --links ou --watch, pas les deux : personne n’aime être interrogé à chaque frappe.',
    nothingToFix: 'Rien à corriger sans vous.',
    fixed: (count: number) => `${count} correction${count > 1 ? 's' : ''} faite${count > 1 ? 's' : ''}.`,
    isLink: (path: string) =>
      `${path} est un lien : le texte serait écrit ailleurs. Rien n’a été changé. Mettez à sa place un vrai fichier ou un vrai dossier.`,
    changedMeanwhile: (file: string) =>
      `${file} a changé pendant la commande : il reste tel qu’il est. Relancez la commande.`,
  },

  build: {
    steps: {
      code: 'Code',
      content: 'Contenu',
      font: 'Police',
      pictures: 'Images',
      pages: 'Pages',
      others: 'Autres fichiers',
      share: 'Partage',
      review: 'Relecture',
      prose: 'Orthographe',
      links: 'Liens',
    },
    seconds: (count: number) => `${seconds.format(count)} s`,
    progress: (done: number, total: number) => `${number.format(done)}/${number.format(total)}`,
    warning: (text: string) => `Attention : ${text}`,
    error: (text: string) => `Erreur : ${text} Rien n’a été construit.`,
    inPublic: (file: string, reason: string) => `public/${file} : ${reason}.`,
    unreadablePictures: (files: readonly string[]) => `Images illisibles : ${files.join(', ')}`,
    wereGood: (message: string) =>
      `${message}. Elles étaient bonnes quand le contenu a été lu : vérifiez ces fichiers.`,
    ready: (folder: string) => `Le site est prêt dans ${folder}.`,
    noRules: (folder: string, code: string | undefined) =>
      `Attention : les règles de nginx et de Caddy n’ont pas pu être écrites dans ${folder} (${code}).`,
    ownRules: (file: string) =>
      `Attention : ${file} est de votre main, le build n’y touche pas. Renommez-le pour recevoir les règles.`,
    noMail: (missing: readonly string[], guide: string) =>
      `le formulaire de contact ne pourra rien envoyer. Renseignez ${and.format(missing)} dans content/site.md ` +
      `ou dans l’environnement du build (${guide}/formulaire.md).`,
    noLegalFacts: (missing: readonly string[]) =>
      `Attention : les mentions légales sont incomplètes. Renseignez ${and.format(missing)} dans content/site.md.`,
    heavyPage: (file: string, bytes: number, room: number, part: string, weight: number) =>
      `la page ${file} pèse ${octets(bytes)} (brotli) avec ses en-têtes. Jusqu’à ${octets(room)}, une page arrive en un seul aller-retour. Le plus lourd : ${part}, ${octets(weight)}.`,
    otherHeavy: (count: number) => `${count} autre${count > 1 ? 's pages dépassent' : ' page dépasse'} aussi ce poids.`,
    parts: {
      rules: 'les règles de style.css',
      pictures: 'ses images',
      code: 'son code',
      tables: 'ses tableaux',
      text: 'son texte',
    },
    notEncoded: (file: string, reason: string) => `L’image ${file} n’a pas pu être encodée : ${reason}`,
    sameName: (one: string, other: string) =>
      `${one} et ${other} auraient le même nom dans le site, parce que leurs empreintes commencent de même : renommez l’un des deux.`,
    fileChanged: 'le fichier a changé depuis.',
    processEnded: (signal: string) =>
      `Le système a arrêté un processus de cette commande (${signal}), souvent parce que la mémoire manque. Fermez d’autres programmes, puis relancez-la.`,
    cannotReplace: (folder: string, reason: string) =>
      `Le site ne peut pas remplacer ${folder} : ${reason}. Rien n’a été changé. Choisissez un autre dossier avec --out.`,
    notAFolder: 'ce n’est pas un dossier',
    otherThings: (some: readonly string[], kept: readonly string[]) =>
      `il contient autre chose qu’un site construit ici (${some.join(', ')}). Avec --replace, tout y serait remplacé, sauf ${kept.join(', ')}`,
    /** By the sentence about the build in both texts, the build recognises its own files (`outputs/host-files.ts`). */
    nginx:
      'nginx : à inclure dans le bloc « server », après « root ». Écrit par « npm run build » : chaque build le change.',
    caddy:
      'Caddy : à importer dans le bloc du site, après « root ». Écrit par « npm run build » : chaque build le change.',
  },

  /** Folders that no site or content may replace. */
  places: {
    project: 'le dossier du projet',
    current: 'le dossier où vous êtes',
    personal: 'votre dossier personnel',
    cache: 'le cache du projet',
    is: (name: string) => `c’est ${name}, ou ce qui le contient`,
    partOf: (name: string) => `cela fait partie de « ${name} »`,
    contains: (name: string) => `cela contient « ${name} »`,
    partOfGit: 'cela fait partie d’un dossier .git',
  },

  /** The page of the command `review`. `{…}` stands for a value. */
  review: {
    title: 'Relecture',
    onDev: 'Cette page lit un site construit : arrêtez « npm run dev » et lancez « npm run review ».',
    lead: 'Votre site tel que les autres le rencontrent, et ce qu’il y a à reprendre. Cette page n’est que pour vous : aucun site ne la contient. Relancez « npm run review » après un changement.',
    toMend: 'À reprendre',
    toMendCount: 'À reprendre : {count}',
    mendable: '« npm run check -- --fix » en corrige {count}.',
    nothing: 'Rien : ni erreur, ni avertissement, ni remarque.',
    line: ', ligne {line}',
    robot: 'Ce que lit un robot de recrutement',
    shared: 'Moteurs de recherche et messageries',
    sharedLead:
      'Le titre et la description de chaque page, et l’image d’un lien partagé. Un moteur coupe vers {title} et {description} signes. En vue : l’accueil, et ce qui sera coupé.',
    others: 'Les {count} autres pages',
    weights: 'Poids des pages',
    nobodySays: 'Rien ne le dit. {what}',
    tenSeconds: 'En dix secondes',
    who: 'Qui',
    post: 'Votre poste actuel',
    lastPost: 'Votre dernier poste',
    addPost: 'Ajoutez « experience: » à cv.md.',
    seeking: 'Ce que vous cherchez',
    addSeeking: 'Ajoutez « seeking: » à site.md.',
    where: 'Où',
    addPlace: 'Ajoutez « place: » à site.md.',
    when: 'À partir de quand',
    addAvailability: 'Ajoutez « availability: » ou « seeking.from: » à site.md.',
    best: 'Votre meilleur projet',
    addProject: 'Publiez-en un dans projets/.',
    theme: ' : {theme}',
    addResult: 'Ajoutez « result: » à ce projet.',
    addCv: 'Écrivez cv.md : sans lui, le site n’a pas de CV.',
    name: 'votre nom',
    email: 'votre adresse mail',
    phone: 'votre téléphone',
    cvText: 'Le texte de {file}, dans l’ordre où un logiciel le lit.',
    allFound: 'Votre nom, votre adresse mail et votre téléphone y sont.',
    lost: 'Il n’y trouve pas {lost}.',
    lines: 'Les {count} lignes',
    tooLong: '({count} signes : la fin sera coupée)',
    room: 'Jusqu’à {room} octets, en-têtes compris, une page arrive en un seul aller-retour.',
    allFit: 'Toutes y tiennent.',
    oneDoesNot: 'Une page n’y tient pas.',
    manyDoNot: '{count} pages n’y tiennent pas.',
    heaviest: 'Les plus lourdes',
    page: 'Page',
    bytes: 'Octets',
    share: 'Part',
    percent: '{percent} %',
  },

  server: {
    notBuilt: (folder: string) => `Aucun site construit dans ${folder}. Lancez d’abord « npm run build ».`,
    builtByOlder: (folder: string) =>
      `Le site de ${folder} vient d’une version plus ancienne. Relancez « npm run build ».`,
    error: 'Erreur du serveur :',
    messagesGoTo: (folder: string) => `Les messages du formulaire arrivent dans ${folder}/`,
    served: (address: string) => `Le site est servi à l’adresse ${address}`,
    reviewAt: (address: string) => `La relecture est à l’adresse ${address}`,
    stillEncoding: (count: number) =>
      `${count} fichiers d’images s’encodent encore ; ceux que vous regardez passent devant.`,
    portTaken: (port: number) => `Le port ${port} est déjà pris : essayez --port 0.`,
    portReserved: (port: number) => `Le port ${port} est réservé au système : essayez --port 0.`,
    notHere: (host: string) => `« ${host} » n’est pas une adresse de cette machine : essayez --host 0.0.0.0, ou rien.`,
    strangers: (host: string) =>
      `Attention : le serveur écoute à l’adresse ${host}. Toute machine du réseau peut lire ce site.`,
    otherName: 'Ce nom n’est pas celui du serveur. S’il doit l’être : --allow-host NOM',
    otherSite: 'Une page d’un autre site ne peut rien demander ici.',
    noWorker: 'Ce serveur ne donne aucun script à un « worker ».',
    methodRefused: 'Méthode refusée',
    notFound: 'Page introuvable',
    failed: 'Erreur du serveur',
    messageKept: (name: string, file: string) => `Message de ${name} gardé dans ${file}`,
    messageLost: (name: string, reason: string) => `Message de ${name} perdu, il n’a pas pu être écrit : ${reason}`,
    somebody: 'quelqu’un',
    outboxFull: (folder: string, messages: number, megabytes: number) =>
      `${folder} est plein (${messages} messages ou ${megabytes} Mo). Rangez ailleurs ou supprimez les anciens.`,
    mail: {
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      line: (label: string, value: string) => `${label} : ${value}`,
      from: 'Formulaire de contact',
      subject: 'Message depuis le portfolio',
      subjectOf: (name: string) => `Message de ${name} depuis le portfolio`,
    },
    waiting: 'Contenu à corriger',
    overlay: 'Corrigez et enregistrez le fichier : ce message disparaîtra. Échap le ferme.',
  },

  new: {
    noLetter: (call: string) => `Donnez un titre avec au moins une lettre ou un chiffre : ${call}`,
    exampleTitle: '"Mon projet"',
    reserved: (slug: string, title: string) =>
      `Le nom « ${slug} » est réservé. Choisissez un titre plus long, par exemple « Projet ${title} ».`,
    otherName: (call: string) =>
      `Donnez un autre nom, avec au moins une lettre de a à z ou un chiffre, par exemple « acme » : ${call}`,
    applicationBody: 'quelques lignes à la personne qui lira cette page, en Markdown.',
    exists: (file: string) => `${file} existe déjà : rien n’a été changé. Choisissez un autre titre.`,
    created: (file: string) => `${file} est créé : complétez-le, puis lancez « npm run dev ».`,
  },

  migrate: {
    version: (since: string, says: string) => `Version ${since} : ${says}`,
    left: 'Ces fichiers restent tels quels. Corrigez-les, puis relancez la commande.',
    upToDate: 'Rien à réécrire : votre contenu est à jour.',
    notWritten: (call: string) => `\nRien n’a été écrit. Pour l’accepter : ${call}`,
    written: (count: number, call: string) =>
      `\n${plural(count, 'fichier réécrit', 'fichiers réécrits')}. Vérifiez : ${call}`,
    apply: '\nAppliquer ? [oui] ',
  },

  translated: {
    noTranslation:
      'Ce site n’a pas de traduction : « lang » de site.md doit nommer deux langues, et content/en/ en a les textes.',
    noOriginal: (file: string, call: string) =>
      `« ${file} » n’est la traduction d’aucun fichier. Écrivez par exemple : ${call}`,
    upToDate: 'Rien à écrire : tout suit déjà l’original.',
    written: (count: number) => `${plural(count, 'fichier suit', 'fichiers suivent')} l’original.`,
  },

  create: {
    exists: (folder: string) =>
      `${folder} est déjà là : rien n’a été écrit. Pour commencer un autre site, renommez ce dossier, puis relancez la commande.`,
    noContent: (folder: string) => `${folder} ne contient pas de dossier « content ».`,
    brokenPackage:
      'package.json n’est pas du JSON que npm sait lire : rien n’a été écrit. Corrigez ce fichier, ou effacez-le, puis relancez la commande.',
    wrongLicence: (known: readonly string[], licence: string) =>
      `--licence attend ${known.join(', ')}, pas « ${licence} ».`,
    askLicence: 'Sous quelle licence publier ce dépôt : aucune (tout vous reste réservé), mit ou cc-by ? [aucune] > ',
    ofSample:
      'Le site de l’exemple est écrit dans content/. Commencez par site.md : « npm run check » dit ensuite, ligne par ligne, ce qui est encore de Camille. « npm start » montre le site.',
    unused: (options: readonly string[]) =>
      `Ce contenu garde ses propres valeurs, et ${options.join(', ')} n’y ${options.length > 1 ? 'ont' : 'a'} rien changé : écrivez les vôtres dans content/site.md.`,
    keptScripts: (names: readonly string[]) =>
      `package.json garde vos commandes (${names.join(', ')}). Pour le site, tapez ${names.map((name) => `« npx portfolio ${name} »`).join(', ')}.`,
    noLicence: 'aucune',
    answer: (known: readonly string[]) => `Répondez ${known.join(', ')}.`,
    author: 'l’auteur du site',
    /** Comments in the workflow and the .gitignore of the new folder. */
    comments: [
      'Vérifie le site à chaque envoi, et chaque lundi les liens. Il paraît sur GitHub Pages si la variable GITHUB_PAGES du dépôt vaut « true ».',
      'Les dates du plan du site viennent des commits.',
      'Les images déjà encodées.',
      'Ce que « init » et « import » mettent de côté',
      'Ce que laisse une commande interrompue, jusqu’à la suivante',
    ] as readonly string[],
  },

  import: {
    unchanged: 'Rien n’a été changé.',
    kept: (file: string) => `L’ancien CV est gardé dans ${file}.`,
    written: (file: string) => `${file} est écrit.`,
    asDraft: (file: string, hasCv: boolean) =>
      `Ce CV ne peut pas encore être publié : il est écrit comme brouillon, dans ${file}, que personne ne voit.${hasCv ? ' cv.md reste tel quel.' : ''}`,
    correctDraft: (file: string) =>
      `\nCorrigez ${file}, puis donnez-lui le nom cv.md. « npm run check » dit ce qui manque encore.`,
    onlyTitle: 'Le fichier ne dit rien qui aille sous le titre : ni poste, ni formation, ni profil.',
    saysNothing: (file: string) => `${file} ne dit rien qui aille dans un CV : ni poste, ni formation, ni profil.`,
    invisible: (paths: string) => `Caractères invisibles ou mal décodés, ôtés ou remplacés dans : ${paths}`,
    html: (paths: string) => `Du HTML est devenu du texte dans : ${paths}`,
    encoding: (file: string, encoding: string) =>
      `${file} n’est pas en UTF-8 : il est lu comme ${encoding}. Vérifiez les accents.`,
    singleBytes: (places: string) =>
      `Ces caractères ne sont pas en UTF-8, alors que le reste l’est. Vérifiez ce qui en a été lu : ${places}`,
    otherForm: (file: string, form: string) =>
      `${file} est un fichier ${form}, que cette commande ne lit pas. Donnez du JSON Resume, que son programme exporte peut-être, un export de Reactive Resume (versions 3 à 5) ou l’archive de LinkedIn ; sinon, recopiez-le dans cv.md.`,
    oneTable: (file: string) =>
      `${file} n’est qu’une table d’une archive LinkedIn : donnez l’archive, en ZIP, ou son dossier.`,
    hiddenEntries: (count: number) =>
      `Entrées laissées de côté, parce que vous les cachez dans Reactive Resume : ${count}.`,
    /** « # » stands for the text at the fault. */
    jsonFaults: {
      empty: 'il est vide.',
      comment: 'le JSON n’a pas de commentaires, effacez celui-ci : #',
      comma: 'effacez la virgule devant #',
      missingComma: 'il manque une virgule devant #',
      quotes: 'le JSON veut des guillemets droits doubles (") : #',
      lineEnd: 'ce texte n’a pas de guillemet fermant sur sa ligne : #',
      end: 'il s’arrête ici, et il y manque un « } » ou un « ] ».',
      unexpected: 'ceci n’est pas attendu ici : #',
    },
    draftUseless: (file: string) => `Le brouillon ${file} ne sert plus : effacez-le.`,
    readAgain: '\nRelisez-le, puis lancez « npm run check ».',
    unreadable: (file: string) => `${file} ne peut pas être lu : vérifiez le chemin.`,
    tooHeavy: (file: string, megabytes: number) =>
      `${file} pèse plus de ${megabytes} Mo : ce n’est ni un CV ni une archive LinkedIn.`,
    tooLong: (file: string, kilobytes: number) =>
      `${file} pèse plus de ${kilobytes} Ko : un CV sans image en pèse bien moins. Retirez de ce fichier les images qu’il contient.`,
    tooManyValues: (file: string, most: number) =>
      `${file} contient plus de ${most} valeurs : un CV en a bien moins. N’y gardez que ce qui va dans un CV.`,
    tooCostly: (file: string, ended: 'time' | 'memory') =>
      `${file} demande trop de ${ended === 'time' ? 'calcul' : 'mémoire'} : ce n’est pas un CV ordinaire. N’y gardez que ce qui va dans un CV.`,
    notResume: (file: string) =>
      `${file} n’est pas un fichier JSON Resume : ni « basics », ni « work », ni « education ».`,
    severalResumes: (file: string) =>
      `${file} contient plusieurs CV. N’y gardez que le vôtre, sans les « [ ] » autour.`,
    notJson: (place: string, reason: string) => `${place}  Ce fichier n’est ni du JSON, ni une archive ZIP : ${reason}`,
    tooDeep: (file: string, most: number) =>
      `${file} contient plus de ${most} listes ou objets l’un dans l’autre : ce n’est pas un CV.`,
    complete: 'Rien n’y manque.',
    toSpecify: (place: string, what: unknown, advice: string) =>
      `${place}  à préciser  « ${what} » ${advice} si le CV doit le dire.`,
    noPlace: 'n’a pas de lieu : ajoutez une ligne « place: … »',
    noMonth: (year: unknown) => `a une année sans mois : écrivez '${year}-MM'`,
    siteFacts: (file: string, lines: string) =>
      `Le fichier dit aussi ceci, qui va dans ${file}. Écrivez-y ce que vous voulez publier :\n${lines}`,
    home: (lines: string) =>
      `Votre adresse postale n’est pas reprise. Pour la publier, ajoutez sous « location: », dans cv.md :\n${lines}`,
    left: (keys: string) => `Non repris, faute de clé pour l’accueillir ou de valeur lisible : ${keys}`,
    archiveRefused: (file: string, reason: string) => `${file} ne peut pas être lu : ${reason}`,
    notZip: (file: string) => `${file} n’est pas une archive ZIP lisible : téléchargez-la de nouveau.`,
    notLinkedIn: (file: string) =>
      `${file} n’est pas une archive LinkedIn : ni Profile.csv, ni Positions.csv (leurs noms sont lus en sept langues). Demandez-la dans « Préférences et confidentialité », « Obtenir une copie de vos données ».`,
    otherPart: (file: string, tables: readonly string[]) =>
      `${file} n’a aucune table de votre parcours, mais d’autres : ${tables.join(', ')}. LinkedIn envoie l’archive en plusieurs fois : attendez celle qui est complète, d’ici à trois jours, ou demandez-la en anglais si les noms sont dans une autre langue.`,
    quotes: (file: string, near: string) =>
      `Dans ${file}, un guillemet ferme un texte trop tôt, près de « ${near} » : des entrées peuvent être lues comme une seule. Doublez chaque guillemet à l’intérieur d’un texte (""), ou donnez la table telle que LinkedIn l’a écrite.`,
    otherLanguage: (file: string, columns: readonly string[]) =>
      `${file} a des colonnes inconnues : ${columns.slice(0, 12).join(', ')}. Elles sont lues en sept langues : redemandez l’archive à LinkedIn en anglais, ou écrivez en anglais la première ligne de chaque table.`,
    notRead: (tables: readonly string[]) => `Le CV n’a pas de place pour ces tables : ${tables.join(', ')}.`,
    noPosts: (tables: readonly string[]) =>
      `Aucune table de postes n’a été trouvée. Si l’une de celles-ci en est une, nommez-la « Positions.csv » : ${tables.join(', ')}.`,
    hidden: (count: number) =>
      `Recommandations laissées de côté, parce que vous ne les montrez pas sur LinkedIn : ${count}.`,
    references:
      'Les recommandations portent le nom de leurs auteurs : demandez l’accord de chacun, ou effacez « references ».',
    tooLarge: (file: string) => `${file} est trop grand.`,
    tooManyFiles: (most: number) => `l’archive a plus de ${most} fichiers.`,
    tooManyColumns: (table: string, most: number) => `la table « ${table} » a plus de ${most} colonnes.`,
    tooManyRows: (table: string, count: number) => `la table « ${table} » a plus de ${count} lignes.`,
    tooLongLine: (table: string, most: number) =>
      `la table « ${table} » a une ligne de plus de ${most} caractères : retirez cette table de l’archive, ou raccourcissez la ligne.`,
    notAccount: (address: string) =>
      /linkedin\./i.test(address)
        ? 'Aucun programme ne peut lire un profil LinkedIn : demandez l’archive dans « Préférences et confidentialité », « Obtenir une copie de vos données », puis donnez ce fichier.'
        : `« ${address} » n’est pas l’adresse d’un compte GitHub : écrivez https://github.com/votre-nom (pour un GitHub d’entreprise, donnez aussi --api).`,
    drafts: (count: number, folder: string, kept: number, skipped: number) =>
      `${plural(count, 'brouillon', 'brouillons')} dans ${folder}.` +
      (kept > 0 ? ` Déjà là, et laissés tels quels : ${kept}.` : '') +
      (skipped > 0 ? ` Copies (forks) et dépôts archivés, laissés de côté : ${skipped}.` : ''),
    notAll: (count: number) =>
      `Ce compte a plus de dépôts que cette commande n’en lit : seuls les ${count} derniers créés sont lus.`,
    noneOnline:
      'Aucun n’est en ligne. « npm run check » nomme ce que GitHub ne dit pas : la catégorie, l’état, le texte. Complétez un brouillon, puis retirez le « _ » de son nom pour le publier ; effacez les autres.',
    noAnswer: (reason: string) => `GitHub n’a pas répondu : ${reason}.`,
    notGitHub: 'La réponse n’est pas celle de GitHub : réessayez plus tard, ou vérifiez l’adresse de --api.',
    noAccount: (account: string) => `GitHub ne connaît pas de compte « ${account} » : vérifiez l’adresse.`,
    limited: (until: Date | null) =>
      `GitHub n’accepte plus de demandes de votre connexion pour le moment (60 par heure) : réessayez ${until === null ? 'dans une heure' : `après ${time.format(until)}`}.`,
    answers: (status: number) => `GitHub répond ${status} : réessayez plus tard.`,
  },

  init: {
    cannotReplace: (folder: string, reason: string) =>
      `Un contenu ne peut pas remplacer ${folder} : ${reason}. Rien n’a été changé.`,
    kept: (folder: string) => `L’ancien contenu est gardé dans ${folder}.`,
    done: (
      folder: string,
      guide: string,
      { lacksService, isOfFrance }: Record<'lacksService' | 'isOfFrance', boolean>,
    ) =>
      [
        `Votre site est dans ${folder}. « npm start » le montre, « npm run check » rappelle ce qui reste à écrire :`,
        '- le portrait, qui n’est que vos initiales ;',
        '- _cv.md et projets/_premier-projet.md, des brouillons que personne ne voit tant que leur nom commence par « _ » ;',
        ...(isOfFrance
          ? [
              '- legal.host.name, legal.host.address et legal.host.phone dans site.md : en France, la loi veut que les mentions',
              '  légales disent qui héberge le site. Celles de votre hébergeur donnent son nom, son adresse et son téléphone.',
              '  Hors de France, donnez « law » sous « legal » : europe ailleurs dans l’Union européenne, none dans un autre pays.',
            ]
          : []),
        ...(lacksService
          ? [`- le service du formulaire, puis « contact: form », dans site.md (${guide}/formulaire.md).`]
          : []),
      ].join('\n'),
    nothingChanged: 'Rien n’a été changé : corrigez ces réponses, puis relancez la commande.',
    wrongOption: (key: string, message: string) => `--${key} : ${message}`,
    missingOption: (key: string, help: string, example: string) =>
      `Il manque --${key} (${help}). Exemple : --${key} "${example}"`,
    introduction:
      'Une question à la fois. Entrée prend ce qui est entre crochets, Ctrl+U vide la ligne, Ctrl+C arrête et garde vos réponses.',
    resume: (count: number) => `\nReprendre vos ${count} réponses gardées, oui ou non ? [oui] > `,
    yes: 'oui',
    no: 'non',
    stopped: (call: string) =>
      `\nArrêté : rien n’a été écrit. Vos réponses sont gardées ; relancez « ${call} » pour continuer.`,
    answers: (lines: string) => `\nVos réponses :\n${lines}`,
    writeOrChange: '\nEntrée : écrire le site. Un numéro : changer la réponse. > ',
    recalled: (title: string, answer: string) => `${title} : ${answer}`,
    orNone: (taken: string) => `[${taken}, ou - pour aucun] `,
    example: (example: string) => `Par exemple : ${example}`,
    choice: (number: number, name: string, meaning: string) => `  ${number}. ${name} : ${meaning}`,
    logos: (names: readonly string[]) => `Logos trouvés : ${names.join(', ')}.`,
    hue: (name: string, hue: string, light: string, dark: string) =>
      `${name} (${hue}), ${light} le jour, ${dark} la nuit`,
    /** Names of hues that differ from the first ones in `compile/validate/colour.ts`. */
    hueNames: {} as Readonly<Record<string, string>>,
    /** Names for the sections of the home page, where they are other words than in `site.md`. */
    sectionNames: {} as Readonly<Record<string, string>>,
    /** Placeholder in new files where only the owner can write. The check searches for it (`compile/to-write.ts`). */
    toWrite: 'À ÉCRIRE',
    about: (what: string) => `À ÉCRIRE : ${what}`,
    introductionToWrite: 'quelques lignes qui vous présentent.',
    titleToWrite: 'le titre du projet',
    bodyToWrite: 'le besoin, ce que vous avez fait, le résultat, en Markdown.',
    exampleOf: (example: string) => ` Exemple : ${example}`,
    questions: {
      name: 'votre nom',
      trade: 'votre métier',
      place: 'votre ville et votre région',
      email: 'votre adresse mail',
      phone: 'votre téléphone',
      profiles: 'les adresses de vos profils : GitHub, LinkedIn, Mastodon…',
      github: 'votre profil GitHub, comme avec --profiles',
      linkedin: 'votre profil LinkedIn, comme avec --profiles',
      contact: 'la page Contact, avec un formulaire ou sans',
      provider: 'le service qui reçoit les messages du formulaire',
      publicKey: 'la clé publique du compte EmailJS',
      serviceId: 'l’identifiant du service EmailJS',
      templateId: 'l’identifiant du modèle EmailJS',
      formId: 'l’identifiant du formulaire Formspree',
      accessKey: 'la clé d’accès Web3Forms',
      endpoint: 'l’adresse de votre serveur, qui reçoit le formulaire',
      formPhone: 'le téléphone des visiteurs, dans le formulaire',
      retention: 'combien de temps vous gardez les messages reçus',
      law: 'le droit que disent les mentions légales',
      skills: 'vos technologies, séparées par des virgules',
      words: 'les mots qui tournent après le métier, en haut de l’accueil',
      sentence: 'une phrase qui vous présente, en haut de l’accueil',
      sections: 'les sections de l’accueil, dans l’ordre',
      hue: 'la couleur du site : un nom, une teinte de 0 à 360 ou #rrggbb',
      typeface: 'la police du site',
      character: 'le caractère du site',
      radius: 'l’arrondi des cadres et des boutons',
      origin: 'l’adresse du site une fois en ligne',
    },
    hints: {
      place: 'Entrée : elle n’est pas dite.',
      email: 'Entrée : elle n’est nulle part.',
      phone: 'Entrée : rien ne parle de téléphoner.',
      profiles: 'Séparées par des espaces. Entrée : aucun.',
      mailKey: 'Entrée : plus tard, et pas de formulaire d’ici là.',
      provider: 'Entrée : plus tard. D’ici là, la page Contact est sans formulaire.',
      retention: 'Les mentions légales diront : « Votre message est gardé un an. »',
      skills: 'Leurs logos sont trouvés par leur nom. Entrée : aucune.',
      words: 'Huit au plus.',
      sentence: 'Entrée : aucune.',
      sections: 'Séparées par des virgules ; une section sans contenu reste cachée.',
      typeface: 'La vôtre, un fichier .woff2, se donne plus tard dans site.md.',
      origin: 'Pas encore choisie ? Entrée en prend une d’exemple, que « npm run check » rappellera.',
    },
    examples: {
      trade: 'Développeuse front-end',
      place: 'Montpellier, Occitanie',
      email: 'camille@exemple.fr',
      phone: '06 39 98 00 00',
      endpoint: 'https://exemple.fr/message',
      sentence: 'Je construis des interfaces claires.',
    },
    retention: 'un an',
    choices: {
      contact: { form: 'avec un formulaire', mail: 'sans formulaire : mail et téléphone', none: 'pas de page Contact' },
      provider: {
        emailjs: 'EmailJS, trois identifiants et une adresse mail',
        formspree: 'Formspree, un identifiant',
        web3forms: 'Web3Forms, une clé',
        netlify: 'Netlify, si le site y est hébergé',
        endpoint: 'un serveur à vous',
      },
      formPhone: { required: 'oui, obligatoire', optional: 'oui, facultatif', none: 'non' },
      law: {
        france: 'celui de la France',
        europe: 'celui d’un autre pays de l’Union européenne : le RGPD',
        none: 'aucun : un autre pays',
      },
      sections: {
        projets: 'vos projets',
        competences: 'vos technologies',
        parcours: 'le haut de votre CV',
        temoignages: 'ce que l’on dit de vous',
        texte: 'un texte à vous, sous l’en-tête de site.md',
      },
      typeface: {
        bricolage: 'un peu irrégulière',
        literata: 'à empattements, comme un livre',
        atkinson: 'très lisible',
        outfit: 'géométrique',
        'jetbrains-mono': 'de code',
      },
      radius: { none: 'des angles droits', small: 'un peu ronds', large: 'ronds' },
    },
  },
} as const
