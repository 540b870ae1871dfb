/** What a file is by its first bytes. `lfs`, `annex`: what Git leaves in the place of a large file. `wideSvg`: in UTF-16. */
export type FileKind =
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'avif'
  | 'svg'
  | 'wideSvg'
  | 'gif'
  | 'movingGif'
  | 'heic'
  | 'raw'
  | 'tiff'
  | 'psd'
  | 'pdf'
  | 'eps'
  | 'jxl'
  | 'jp2'
  | 'bmp'
  | 'ico'
  | 'xcf'
  | 'film'
  | 'quicktime'
  | 'mp4'
  | 'font'
  | 'archive'
  | 'html'
  | 'text'
  | 'icloud'
  | 'lfs'
  | 'annex'
  | 'empty'
  | 'missing'
  | 'unknown'

/** Something that a picture loses when pages show it. */
export type LossName =
  | 'animation'
  | 'html'
  | 'linked'
  | 'embedded'
  | 'textPath'
  | 'flow'
  | 'drawio'
  | 'variables'
  | 'font'
  | 'noFont'
  | 'size'
  | 'nothing'

/** A loss and its detail: the address, the fonts or the `viewBox` that the message names. */
export interface Loss {
  what: LossName
  detail: string
}

interface PictureTexts {
  kinds: Readonly<Record<FileKind, string>>
  /** What to do with a kind; `default` for all others. */
  todo: Readonly<Partial<Record<FileKind, string>>> & { default: string }
  cut: string
  damaged: string
  losses: Readonly<Record<LossName, string>>
}

/** The line of a Mermaid diagram that gives it labels of SVG instead of HTML, in old versions and new ones. */
export const MERMAID_LINE = '%%{init: {"htmlLabels": false, "flowchart": {"htmlLabels": false}}}%%'

export const FRENCH_PICTURES: PictureTexts = {
  kinds: {
    png: 'une image PNG',
    jpeg: 'une image JPEG',
    webp: 'une image WebP',
    avif: 'une image AVIF',
    svg: 'un dessin SVG',
    wideSvg: 'un dessin SVG en UTF-16, que tous les programmes ne lisent pas',
    gif: 'un GIF',
    movingGif: 'un GIF animé',
    heic: 'une photo HEIC, le format des iPhone, que les navigateurs ne lisent pas',
    raw: 'une photo brute (RAW)',
    tiff: 'une image TIFF, ou une photo brute (DNG, NEF, ARW)',
    psd: 'un fichier de Photoshop (PSD)',
    pdf: 'un PDF',
    eps: 'un dessin PostScript (EPS, Illustrator)',
    jxl: 'une image JPEG XL',
    jp2: 'une image JPEG 2000',
    bmp: 'une image BMP',
    ico: 'une icône (ICO, ICNS)',
    xcf: 'un fichier de GIMP (XCF)',
    film: 'un film',
    quicktime: 'un film QuickTime (MOV)',
    mp4: 'un film MP4',
    font: 'une police',
    archive: 'un fichier compressé (ZIP, gzip ou un document qui en est un)',
    html: 'une page web (HTML) : sans doute un message d’erreur ou une demande de connexion',
    text: 'un texte',
    icloud: 'ce qu’iCloud ou un Mac met à la place d’un fichier : l’image elle-même n’y est pas',
    lfs: 'un pointeur de Git LFS : le fichier lui-même n’a pas été téléchargé',
    annex: 'un pointeur de git-annex : le fichier lui-même n’est pas là',
    empty: 'un fichier vide',
    missing: 'un fichier que l’on ne peut plus lire',
    unknown: 'un fichier d’un genre inconnu',
  },
  todo: {
    default: 'Ouvrez ce fichier dans son logiciel et exportez-en une image PNG, JPEG, WebP, AVIF ou SVG.',
    heic: 'Exportez-la en JPEG : sur un Mac, Aperçu, « Fichier », « Exporter » ; sur l’iPhone, « Réglages », « Appareil photo », « Formats », « Le plus compatible » pour les prochaines.',
    gif: 'Enregistrez-le en PNG.',
    movingGif: 'Faites-en un film MP4 et donnez-le sous « video: », ou enregistrez en PNG l’image à montrer.',
    film: 'Exportez-le en MP4 et donnez-le sous « video: », ou montrez une image qui en est tirée.',
    quicktime: 'Exportez-le en MP4 et donnez-le sous « video: », ou montrez une image qui en est tirée.',
    mp4: 'Donnez-le sous « video: », ou montrez une image qui en est tirée.',
    html: 'Téléchargez de nouveau l’image elle-même : clic droit dessus, « Enregistrer l’image sous ».',
    text: 'Téléchargez de nouveau l’image elle-même : clic droit dessus, « Enregistrer l’image sous ».',
    icloud: 'Dans le Finder, clic droit sur l’original, « Télécharger maintenant », puis copiez-le de nouveau.',
    lfs: 'Lancez « git lfs pull » ; chez votre hébergeur, activez Git LFS.',
    annex: 'Lancez « git annex get », puis « git annex unlock », et donnez le fichier lui-même à votre hébergeur.',
    wideSvg:
      'Ouvrez-le dans un éditeur de texte, enregistrez-le en UTF-8, et ôtez encoding="UTF-16" de sa première ligne.',
    empty: 'Copiez de nouveau l’image à sa place.',
    missing: 'Copiez de nouveau l’image à sa place.',
    archive: 'Décompressez-le, ou exportez-en une image PNG, JPEG, WebP, AVIF ou SVG.',
  },
  cut: 'est coupé : c’est {kind}, mais sa fin manque. Copiez ou téléchargez-le de nouveau, en entier.',
  damaged: 'est abîmé : c’est {kind}, mais qui ne s’ouvre pas. Reprenez l’original, ou enregistrez-le de nouveau.',
  losses: {
    animation:
      '« {actual} » bouge, mais la page n’en montrera que la première image. Faites-en un film MP4 et donnez-le sous « video: », ou enregistrez en PNG l’image à montrer.',
    html: `« {actual} » a des textes en HTML (foreignObject), qui ne se verront pas : « {detail} ». Pour un diagramme Mermaid, écrivez « ${MERMAID_LINE} » en première ligne et exportez-le de nouveau ; sinon, convertissez ses textes en tracés, ou exportez-le en PNG.`,
    linked:
      '« {actual} » montre ou lit un autre fichier, « {detail} », qui ne se verra pas. Intégrez-le dans le dessin, ou exportez le dessin en PNG.',
    embedded:
      '« {actual} » contient une image d’un format ({detail}) qui ne se verra pas. Intégrez-la en PNG ou en JPEG, ou exportez le dessin en PNG.',
    flow: '« {actual} » a un texte dans un cadre (flowRoot), qui ne se verra pas : « {detail} ». Dans Inkscape, « Texte », « Convertir en texte » ; sinon, exportez le dessin en PNG.',
    drawio:
      '« {actual} » montrera « {detail} » au bas du dessin, et n’aura que le début de ses textes longs : draw.io les a écrits en HTML. Exportez le dessin en PNG ; pour le garder en SVG, décochez d’abord dans draw.io, pour tous ses textes, le retour à la ligne et le texte formaté.',
    textPath:
      '« {actual} » a un texte le long d’un tracé (textPath), qui ne se verra pas : « {detail} ». Convertissez ce texte en tracés, ou exportez le dessin en PNG.',
    variables:
      '« {actual} » prend des couleurs dans des variables ou des fonctions ({detail}), qui seront noires. Écrivez les couleurs elles-mêmes, ou exportez le dessin en PNG.',
    font: '« {actual} » demande une police qui n’est pas sur cette machine ({detail}) : une autre la remplacera. Convertissez ses textes en tracés, ou exportez le dessin en PNG.',
    noFont:
      '« {actual} » a du texte, et cette machine n’a aucune police : chaque lettre sera un carré. Convertissez ses textes en tracés, exportez le dessin en PNG, ou installez une police.',
    size: '« {actual} » ne dit pas sa taille : un dessin plus grand, ou décalé, serait coupé. Ajoutez viewBox="{detail}" à sa balise <svg>, en vérifiant ces nombres.',
    nothing: '« {actual} » ne dessine rien : ni forme, ni texte, ni image. Exportez-le de nouveau de son logiciel.',
  },
}

export const ENGLISH_PICTURES: PictureTexts = {
  kinds: {
    png: 'a PNG picture',
    jpeg: 'a JPEG picture',
    webp: 'a WebP picture',
    avif: 'an AVIF picture',
    svg: 'an SVG drawing',
    wideSvg: 'an SVG drawing in UTF-16, which not all programs read',
    gif: 'a GIF',
    movingGif: 'an animated GIF',
    heic: 'a HEIC photograph, the format of iPhones, which browsers do not read',
    raw: 'a raw photograph (RAW)',
    tiff: 'a TIFF picture, or a raw photograph (DNG, NEF, ARW)',
    psd: 'a Photoshop file (PSD)',
    pdf: 'a PDF',
    eps: 'a PostScript drawing (EPS, Illustrator)',
    jxl: 'a JPEG XL picture',
    jp2: 'a JPEG 2000 picture',
    bmp: 'a BMP picture',
    ico: 'an icon (ICO, ICNS)',
    xcf: 'a GIMP file (XCF)',
    film: 'a film',
    quicktime: 'a QuickTime film (MOV)',
    mp4: 'an MP4 film',
    font: 'a font',
    archive: 'a compressed file (ZIP, gzip or a document that is one)',
    html: 'a web page (HTML): probably an error message or a request to sign in',
    text: 'a text',
    icloud: 'what iCloud or a Mac puts in the place of a file: the picture itself is not there',
    lfs: 'a Git LFS pointer: the file itself was not downloaded',
    annex: 'a git-annex pointer: the file itself is not there',
    empty: 'an empty file',
    missing: 'a file that cannot be read any more',
    unknown: 'a file of an unknown kind',
  },
  todo: {
    default: 'Open it in its program and export a PNG, JPEG, WebP, AVIF or SVG picture.',
    heic: 'Export it as JPEG: on a Mac, Preview, “File”, “Export”; on the iPhone, “Settings”, “Camera”, “Formats”, “Most Compatible” for the next ones.',
    gif: 'Save it as PNG.',
    movingGif: 'Make an MP4 film of it and give that under “video:”, or save the frame to show as PNG.',
    film: 'Export it as MP4 and give it under “video:”, or show a picture taken from it.',
    quicktime: 'Export it as MP4 and give it under “video:”, or show a picture taken from it.',
    mp4: 'Give it under “video:”, or show a picture taken from it.',
    html: 'Download the picture itself again: right click on it, “Save image as”.',
    text: 'Download the picture itself again: right click on it, “Save image as”.',
    icloud: 'In the Finder, right click on the original, “Download Now”, then copy it again.',
    lfs: 'Run “git lfs pull”; at your host, turn on Git LFS.',
    annex: 'Run “git annex get”, then “git annex unlock”, and give the file itself to your host.',
    wideSvg: 'Open it in a text editor, save it as UTF-8, and remove encoding="UTF-16" from its first line.',
    empty: 'Copy the picture to its place again.',
    missing: 'Copy the picture to its place again.',
    archive: 'Unpack it, or export a PNG, JPEG, WebP, AVIF or SVG picture.',
  },
  cut: 'is cut: it is {kind}, but its end is missing. Copy or download it again, as a whole.',
  damaged: 'is damaged: it is {kind}, but one that does not open. Take the original again, or save it again.',
  losses: {
    animation:
      '“{actual}” moves, but the page will show only its first frame. Make an MP4 film of it and give that under “video:”, or save the frame to show as PNG.',
    html: `“{actual}” has texts in HTML (foreignObject), which will not show: “{detail}”. For a Mermaid diagram, write “${MERMAID_LINE}” as its first line and export it again; otherwise, convert its texts to paths, or export it as PNG.`,
    linked:
      '“{actual}” shows or reads another file, “{detail}”, which will not show. Embed it in the drawing, or export the drawing as PNG.',
    embedded:
      '“{actual}” contains a picture of a format ({detail}) that will not show. Embed it as PNG or JPEG, or export the drawing as PNG.',
    flow: '“{actual}” has a text in a frame (flowRoot), which will not show: “{detail}”. In Inkscape, “Text”, “Convert to Text”; otherwise, export the drawing as PNG.',
    drawio:
      '“{actual}” will show “{detail}” at the bottom of the drawing, and only the beginning of its long texts: draw.io has written them in HTML. Export the drawing as PNG; to keep it as SVG, uncheck word wrap and formatted text first in draw.io, for all of its texts.',
    textPath:
      '“{actual}” has a text along a path (textPath), which will not show: “{detail}”. Convert this text to paths, or export the drawing as PNG.',
    variables:
      '“{actual}” takes colours from variables or functions ({detail}), which will be black. Write the colours themselves, or export the drawing as PNG.',
    font: '“{actual}” asks for a font that is not on this machine ({detail}): another one will replace it. Convert its texts to paths, or export the drawing as PNG.',
    noFont:
      '“{actual}” has text, and this machine has no font: each letter will be a box. Convert its texts to paths, export the drawing as PNG, or install a font.',
    size: '“{actual}” does not say its size: a drawing that is larger, or moved, would be cut. Add viewBox="{detail}" to its <svg> tag, and check these numbers.',
    nothing: '“{actual}” draws nothing: no shape, no text, no picture. Export it from its program again.',
  },
}
