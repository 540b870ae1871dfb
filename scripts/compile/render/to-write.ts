import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { toWrite } from '../validate/filler.ts'

/**
 * Matches what stands in for a text that only the owner can write: « À ÉCRIRE : le résultat. » of `init` and `new`, what people write
 * themselves, and the « [Your Name] » of a template. TODO counts only at the start of a line or value, because a text may be about one (« les TODO du code », « TODO list »).
 */
const UNWRITTEN =
  /(?<anywhere>À ÉCRIRE|TO WRITE|[[<](?:[àÀ] (?:compléter|définir|écrire|remplir|rédiger)|[Tt]o be (?:completed|defined|written)|[Yy]our [A-Za-z ]{1,60}|YOUR [A-Z ]{1,60}|V(?:OTRE|os) [\p{L}'’ ]{1,60}|(?:Ihre?|Deine?|IHRE?|DEINE?) \p{Lu}[\p{L}'’ ]{1,60}|[Tt]ype of \p{L}[\p{L} ]{1,30}|[Tt]ech(?:nology)? [Ss]tack|(?:(?:de|à|chez|dans|pour) )?[Vv]otre [\p{L}'’ ]{1,60})[\]>](?![([:\]]))|(?<atStart>(?:@?TODO|@todo|FIXME|TO DO|TBD|TBC|XXX|[AÀ] (?:[ÉE]CRIRE|COMPL[ÉE]TER|D[ÉE]FINIR|FAIRE|PR[ÉE]CISER|R[ÉE]DIGER|REMPLIR))(?![\p{L}\p{N}_-]|\.\w|\s{1,9}(?:[Ll]ist|[Ll]iste|[Aa]pp|MVC)))|\b[Ll]orem [Ii]psum(?= [Dd]olor)|(?<inSentence>Lorem [Ii]psum(?! ?[»”"'])|Sed ut perspiciatis|At vero eos et accusamus|Nemo enim ipsam|\p{Lu}[^.\n]{0,80}?\b(?:consectetur|adipiscing|bibendum|vestibulum|pellentesque|curabitur|ullamcorper|sollicitudin|dignissim|tristique)\b[^.\n]{0,80}?\b(?:consectetur|adipiscing|bibendum|vestibulum|pellentesque|curabitur|ullamcorper|sollicitudin|dignissim|tristique|lacinia|aenean|vivamus)\b)/gu

/**
 * Matches what other templates leave to fill in (« [Nom du client] », YOUR_PUBLIC_KEY), and what an assistant says around its answer. No
 * quantifier is unbounded.
 */
const OF_TEMPLATES =
  /(?<anywhere>[[<](?:[Nn]om d(?:e |u |es |['’])[^\][\n]{1,60}|(?:[Ii]nsér(?:er|ez)|[Ii]nsert) \p{L}[^\][\n]{0,60}|(?:[Dd]écri(?:re|vez)|[Dd]escribe) (?:ici|here|le |la |les |l['’]|un |une |votre |the |your |an? )[^\][\n]{0,60}|(?:[Cc]ompany|[Pp]roject|[Cc]lient|[Jj]ob) (?:[Nn]ame|[Tt]itle)|[Aa]nnée|[Mm]ontant|X{2,4})[\]>](?![([:\]]))|(?<atStart>YOUR_[A-Z_]{2,30}|(?:service|template|user)_x{3,20}|(?:[Ii]nsérer|[Aa]jouter) ici|(?:Bien sûr|Certainement)\s?!\s{1,2}Voici|(?:Certainly|Sure)!\s{1,2}Here(?:['’]s| is| are)|En tant que modèle de langage|As an AI language model|(?<whole>Your (?:Full )?Name|Votre Nom|Prénom N(?:om|OM)|N(?:om|OM) [Pp]rénom|First(?:name)? Last(?:name)?|John Doe|Jane Doe|(?:Max|Erika) Mustermann|(?:Dein|Ihr) Name|Vorname (?:Nachname|Name)|Musterstra(?:ß|ss)e \d{1,4}(?:, \d{5} Musterstadt)?|123 Main St(?:reet|\.)?(?:, Anytown)?(?:, [A-Z]{2} \d{5})?|[Ll]orem [Ii]psum|LOREM IPSUM)(?=['"]?[ \t]{0,9}(?:[,}\]#\n]|$)))/gu

/**
 * Matches other words of a template: « [Prénom] », « XX % » and, as a whole value or paragraph, « Texte à venir… ». « /[date] » is the route of a
 * program, and « - [X] » a task that is done.
 */
const TO_FILL_IN =
  /(?<token>(?<![\p{L}\p{N}/\\.[$])(?:XX\s?%|XX[/.-]XX[/.-](?:XXXX|\d{4})|(?:JJ|DD|jj|dd)[/.-](?:MM|mm)[/.-](?:AAAA|YYYY|aaaa|yyyy)(?=[\s.,;)]|$)|(?:19|20)XX(?![\p{L}\p{N}])|(?:XX{1,2}|\?{2,4}) (?:€|k€|euros|%|clients|employés|heures|jours|lignes|mois|personnes|semaines|users|utilisateurs|visiteurs)(?![\p{L}\p{N}])|(?:XX|xx|\{[xX]\}) (?:ans?|années?|mois|years?|months)(?![\p{L}\p{N}])|X (?:ans|années|mois) d['’]expérience|X (?:years|months) of experience|<(?:Nom|nom|Prénom|prénom)>|\[(?:Nom|Prénom|Prénom Nom|[Nn]ombre|[Nn]umber|[Nn]uméro|[Dd]urée|[Tt]echnologies|[Dd]ate|[Mm]ois|[Ll]ien|[Ll]ink|[Cc]apture(?: d['’]écran)?|[Ss]creenshot|X (?:mois|ans?|années|jours|semaines|months|years|weeks|days|clients|%)|X(?=\]\s?(?:%|(?:ans?|années?|mois|semaines?|jours?|years?|months?|weeks?|days?)(?!\p{L}))))\](?![([:\]]))|(?<=\p{L} )(?:…|\.{3}) ?%(?![\p{L}\p{N}])|\[object Object\]|(?<=\p{L} ?: )(?:undefined|NaN)(?=[ .,;)]|$))|(?<atStart>(?:(?:Double-)?[Cc]liquez|(?:Double-)?[Cc]lick) (?:ici |here )?(?:pour|to) (?:ajouter|modifier|saisir|add|edit) (?:du |le |un |votre |your |a )?(?:propre |own )?(?:texte|titre|contenu|text|title|content)|Vul hier |Hier (?:komt|staat) (?:nog )?(?:de |je |uw |een )?tekst|Hier (?:steht|kommt|folgt) (?:noch )?(?:der |dein |Ihr |ein )?Text|Click or tap here to enter text|Cliquez ou appuyez ici pour entrer du texte|Type ['"]?\/['"]? for commands|\[?(?:NOTE|Note) (?:INTERNE|interne|(?:pour|à) moi(?:-même)?|TO SELF|to self)\s?:|[ÉE]cri(?:vez|re|s) ici (?:la|le|une?|votre|ton|ta) (?:description|texte|résumé|contenu|présentation)|(?<alone>[àÀ] (?:compléter|définir|préciser|renseigner|confirmer)(?: plus tard| ultérieurement)?|[Tt]o be (?:completed|confirmed|defined|determined)|(?:Texte|Description|Contenu) à venir|Description du projet(?: ici)?|[Bb]la(?: ?bla){1,9}|En cours de rédaction|(?:Your|Votre|Ihr|Dein|Je|Uw) (?:text|texte|tekst|description) (?:here|ici|hier)|(?:Text|Content|Description) goes here|(?:D[ée]crire|Décrivez|Describe) (?:vos|votre|la|les|your|the) (?:missions?|poste|tâches|responsabilités|role|tasks|responsibilities)|Beispieltext|Blindtext|Platzhalter(?:text)?|Voorbeeldtekst|Placeholder|x{3,6}|Copier le code|Copy code)(?=[.…!]{0,3}[)*_]{0,4}['"]?[ \t]{0,9}(?:[}#]|\](?![([])|,[ \t]{0,9}\w{1,30}:|\n(?:\p{Ll}\w{0,30}:|(?!\p{Ll}))|$)))/gu

/** Matches what an owner meant to add before anybody reads the text: « [à vérifier] », « (insérer le lien) », « … doublé. FIXME vérifier ». */
const TO_ADD =
  /(?<token>\[(?:[àÀ] (?:vérifier|confirmer|préciser|ajouter|relire|revoir|sourcer|chiffrer|illustrer)|[Ss]ource \?|[Tt]o (?:check|confirm|add|verify)|[Cc]itation needed|[Rr]éf(?:érence)? nécessaire)\](?![([:\]])|\((?:(?:[Ii]nsérer|[Aa]jouter|[Mm]ettre)(?: ici)? (?:le |la |les |l['’])(?:liens?|captures?|images?|photos?|chiffres?|vidéos?|url|URL|logos?|schémas?|sources?)(?: ici)?|(?:[Ii]nsérer|[Aa]jouter|[Mm]ettre) (?:une? |des |votre |vos )?(?:liens?|captures?(?: d['’]écran)?|images?|photos?|vidéos?) ici|(?:liens?|captures?(?: d['’]écran)?|images?|photos?|chiffres?|vidéos?|url|URL|logos?|schémas?|sources?) à (?:ajouter|insérer|compléter|mettre)|[Ii]nsert(?: the)? (?:links?|screenshots?|images?|pictures?|photos?|figures?|numbers?|videos?|url|URL|logos?)(?: here)?|[Aa]dd(?: the| an?| your)? (?:links?|screenshots?|images?|pictures?|photos?|figures?|numbers?|videos?|url|URL|logos?) here|(?:links?|screenshots?|images?|pictures?|photos?|figures?|numbers?|videos?|logos?) to (?:be added|add|insert))\))|(?<inSentence>(?<=[.!?…] )(?:TODO|FIXME)(?: ?:| \p{Ll}))/gu

/** Matches blanks to fill in, « Bonjour ____, », and words between brackets that a list of the header may also have: « [Entreprise] ». */
const BLANKS =
  /(?<token>(?<=[\p{L}:,] )_{3,40}(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}/\\.[$])(?<named>\[(?:[Ee]ntreprise|[Ss]ociété|[Pp]oste|[Vv]ille|[ÉEée]cole|[Dd]omaine|[Cc]ompany|[Pp]osition|[Cc]ity|[Ss]chool|[Hh]iring [Mm]anager|Firmenname|Firma|Bedrijfsnaam|Functie)\](?![([:\]])))/gu

/** Matches what names the fields of a file or of a program before them: « les champs [Nom], » before « [Prénom] ». */
const BEFORE_FIELD =
  /(?<!\p{L})(?:champs?|colonnes?|balises?|variables?|marqueurs?|étiquettes?|fields?|columns?|placeholders?|tags?|tokens?)(?: de fusion)?[\s«“"']{1,3}(?:[[<][^\][<>\n]{1,30}[\]>][»”"']?(?:,| et| ou| and| or)?[\s«“"']{1,3}){0,6}$/iu

/** Matches what a line of underscores is, where a text speaks of one. */
const BEFORE_RULE = /(?<!\p{L})(?:signature|ligne|trait|champ|blanc|line|field|blank)s? $/iu

/** Matches the key of a list in a header. */
const BEFORE_LIST = /(?:^|[{,])[ \t]{0,40}(?:- )?[a-z]\w{0,30}:[ \t]{0,9}$/

/** Matches the start of a sentence in which an assistant speaks of the text that it wrote. */
const OF_ASSISTANTS =
  /(?<inSentence>(?:Je suis|C['’]est) un paragraphe\. (?:Double-c|C)liquez ici |I['’]m a paragraph\. (?:Double-c|C)lick here |(?:Souhaitez-vous|Voulez-vous|Souhaites-tu|Veux-tu) que j(?:e |['’])(?:(?:l['’]|le |la |en )?(?:adapte|ajuste|raccourcisse|reformule|réécrive|rallonge|peaufine)(?!\p{L})|[^.?!\n]{0,60}(?<!\p{L})(?:texte|version|variante|paragraphe|cette (?:partie|section))(?!\p{L}))|(?:Souhaites-tu|Veux-tu|Souhaitez-vous|Voulez-vous) que je (?:te|vous) (?:propose|rédige|génère|prépare) [^.?!\n]{0,40}(?<!\p{L})(?:titre|accroche|résumé|description)(?!\p{L})|N['’]hésite(?:z)? pas à me (?:demander|dire) [^.?!\n]{0,60}(?<!\p{L})(?:texte|version|variante|ajustements?|reformul|raccourci|que je (?:l['’]|le |la )?(?:adapte|modifie|ajuste|raccourcisse)|que j['’](?:adapte|ajuste))|Si (?:vous (?:le )?(?:souhaitez|voulez)|tu (?:le )?(?:souhaites|veux)), je peux [^.?!\n]{0,60}(?<!\p{L})(?:texte|version|variante|l['’]adapter|raccourcir|reformuler|ton plus)(?!\p{L})|If you(?:['’]d like| want| wish), I can [^.?!\n]{0,60}\b(?:version|text|tone|shorten|tailor|rewrite|reword)\b|(?:Möchtest du|Möchten Sie), dass ich [^.?!\n]{0,60}(?<!\p{L})(?:Text|Version|Fassung|kürze|umformuliere)(?!\p{L})|(?:[Tt]u peux|[Vv]ous pouvez) (?:remplacer|adapter|modifier|personnaliser) (?:les |ces )(?:chiffres|passages|éléments|parties) [^.?!\n]{0,20}(?:par les (?:tiens|vôtres)|par (?:tes|vos) propres|entre crochets)(?!\p{L})|Voi(?:ci|là) (?:ta|ton|votre|une|la) [^.:?!\n]{1,60} prête? à (?:être (?:copiée?|collée?)|copier|coller|l['’]emploi)(?!\p{L})|Voici une (?:nouvelle )?version [^.:?!\n]{1,40} de (?:votre|ton) (?:texte|description|présentation|paragraphe|projet)|(?:Parfait|Absolument|Très bien|D['’]accord|Avec plaisir|Bien sûr)\s?[,!.]\s{1,2}[Vv]oi(?:ci|là) (?:le|la|un|une|votre|ton) (?:texte|version|description|présentation|paragraphe|proposition)|\((?:[Ee]nviron|[Aa]bout|[Aa]pprox\.|[Aa]pproximately|~|≈)\s?\d{2,4} (?:mots|words)\)(?=[ \t]{0,9}(?:\n|$))|(?:Texte|Contenu|Description) (?:générée?|rédigée?|écrite?) (?:par|avec) (?:ChatGPT|Gemini|Copilot)(?=[.]?[ \t]{0,9}(?:\n|$))|Would you like me to [^.?!\n]{0,60}\b(?:make it (?:more|less|shorter|longer)|tailor (?:it|this)|adjust (?:it|this)|refine (?:it|this)|expand on (?:it|this)|this section|translate (?:it|this)|version|text|tone|paragraph|shorten|rewrite|reword|polish)\b|Let me know if you(?:['’]d like| want| would like| need) [^.?!\n]{0,60}\b(?:version|text|tone|wording)\b|Here(?:['’]s| is) (?:a|the|your) (?:polished|revised|rewritten|reworded|refined)[^.:?!\n]{0,30} (?:version|draft|text|description)|Here(?:['’]s| is) (?:a|the|your) (?:(?:first|rough|possible|suggested|short|concise|complete) )?(?:draft|version|rewrite|description|summary|text) (?:of|for) your (?:project|portfolio|case study|website|homepage|CV|r[ée]sum[ée]|bio|README|profile)\b|Feel free to (?:adjust|tweak|customi[sz]e|personali[sz]e|replace) (?:the|any|this) (?:tone|wording|text|details|numbers|figures|placeholders)\b|(?:Gerne|Natürlich|Klar|Selbstverständlich)\s?[!,.] [Hh]ier (?:ist|kommt|sind) (?:ein|eine|der|die|das|dein|deine|Ihr|Ihre) |Hier ist (?:ein|eine|dein|deine|Ihr|Ihre) (?:\p{L}{3,16} )?(?:Entwurf|Text|Vorschlag|Version|Fassung) für (?:dein|Ihr)e?n? (?:Projekt|Portfolio|Seite|Website|Webseite|Lebenslauf|Profil)|Lass mich wissen, (?:ob|wenn|falls) [^.?!\n]{0,60}(?<!\p{L})(?:Text|Ton|anpasse|anpassen|kürze|kürzen|ändere)(?!\p{L})|(?:Certainly|Sure|Absolutely|Of course|Great)!\s{1,2}(?:Below (?:is|are)|Here(?:['’]s| is) (?:a|the|your)))|(?<atStart>(?:(?:ChatGPT|Gemini|Copilot) (?:a dit|said)|You said|Vous avez dit)\s?:|Thought for (?:a few|\d{1,3}) ?(?:s|seconds?)(?![\p{L}\p{N}]))/gu

/** Matches what precedes TODO in its line, at the start of the line or of a value. */
const BEFORE_VALUE =
  /(?:^|[:[{'"«“*_>#\uE000]|^[ \t]{0,99}(?:[-+]|\/\/)|^[ \t]{0,9}[*_]{0,3}\()[ \t]{0,4}(?:\[[ x]\] )?$/

const PATTERNS = [UNWRITTEN, OF_TEMPLATES, TO_FILL_IN, TO_ADD, BLANKS, OF_ASSISTANTS] as const

/** Matches what precedes the start of a sentence. */
const BEFORE_SENTENCE = /(?:^|[:'"«“.!?…\uE000])\s{0,4}$/m

/** Returns the parts of a text that the owner still has to write, each with the words up to the end of its value. */
export function unwrittenIn(text: string): { index: number; actual: string }[] {
  const found: { index: number; actual: string }[] = []
  const defined = new Map<string, boolean>()
  let end = 0
  const matches = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).sort((a, b) => a.index - b.index)
  for (const { 0: words, index, groups = {} } of matches) {
    // Nothing before these characters matters.
    const before = text.slice(Math.max(0, index - 120), index)
    if (index < end) continue
    if (groups.atStart && !BEFORE_VALUE.test(before.slice(before.lastIndexOf('\n') + 1))) continue
    if (groups.named && BEFORE_LIST.test(before.slice(before.lastIndexOf('\n') + 1))) continue
    if (groups.token && (words.startsWith('_') ? BEFORE_RULE : BEFORE_FIELD).test(before)) continue
    if (groups.inSentence && !BEFORE_SENTENCE.test(before)) continue
    // A line of a longer paragraph.
    if (groups.alone && /[\p{L}\p{N},]\n[ \t]{0,99}$/u.test(before)) continue
    // « Un formulaire *à compléter* »
    if (groups.alone && /[\p{L}\p{N},][ \t]{1,9}[*_]{1,3}$/u.test(before)) continue
    // « [date] » is a link where « [date]: https://… » stands in the same text. A text may have the same words thousands of times.
    if (groups.token && !defined.has(words)) defined.set(words, text.includes(`${words}: `))
    if (defined.get(words)) continue
    // What stands between brackets ends with them.
    const isClosed = /[\]>]$/.test(words)
    const actual =
      words +
      (groups.whole || groups.token || isClosed
        ? ''
        : tailOf(text.slice(index + words.length), groups.anywhere !== undefined))
    end = index + actual.length
    found.push({ index, actual })
  }
  return found
}

/** Returns the words from a placeholder up to the end of its value. A brace ends a group: « { title: React, use: À ÉCRIRE } ». */
function tailOf(rest: string, isAnywhere: boolean): string {
  const [tail = ''] = (isAnywhere ? /^[^'"\]\n{}]*/ : /^[^'"\]*\n{}]{0,200}/u).exec(rest) ?? []
  return tail.replace(/,?\s{0,9}$/, '')
}

/** Returns the text of a header with spaces in the place of its remarks, which nobody reads. */
export function headerWithoutRemarks({ headerText }: Pick<ParsedFile, 'headerText'>): string {
  return headerText.replace(/^ *#.*$/gm, (remark) => ' '.repeat(remark.length))
}

/** Reports the texts of a header that the owner still has to write. */
export function reportUnwritten(file: ParsedFile, findings: Findings) {
  reportUnwrittenIn(headerWithoutRemarks(file), file, (from, to) => file.headerPlace(from, to), findings)
}

/** Reports the parts of a text that the owner still has to write, and returns whether there are any. */
export function reportUnwrittenIn(
  text: string,
  { path }: Pick<ParsedFile, 'path'>,
  placeBetween: (from: number, to: number) => Place,
  findings: Findings,
): boolean {
  const code = toWrite({ path })
  const found = unwrittenIn(text)
  for (const { index, actual } of found)
    findings.add(code, placeBetween(index, index + actual.length), { actual: actual.trim() })
  return found.length > 0
}
