import { listOfCharacters } from '../../src/looks/characters.ts'
import type { Field } from './field.ts'

/** What `definitions.ts` and `words.ts` say of the keys, in English, by the French sentence: several keys may share one. A test finds a missing one. */
export const ENGLISH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Numéro du projet dans la liste, à partir de 1 ; null pour un projet hors série.':
    'The number of the project in the list, from 1; null for a project outside the series.',
  'Titre du projet ; vide seulement si le projet n’est pas commencé.':
    'The title of the project; empty only if the project has not begun.',
  'Image du projet : un chemin à partir du fichier Markdown, ou « /… » pour un fichier de public/.':
    'The picture of the project: a path from the Markdown file, or “/…” for a file of public/.',
  'Ce que montre l’image, pour qui ne la voit pas ; sans cette clé, « Image du projet » et son titre.':
    'What the picture shows, for people who do not see it; without this key, “Image of the project” and its title.',
  'La même image pour le thème sombre, aux mêmes dimensions.': 'The same picture for the dark theme, in the same size.',
  'Un film, sur la page du projet.': 'A film, on the page of the project.',
  'Le film, en MP4 ou en WebM : un chemin à partir du fichier Markdown.':
    'The film, as MP4 or WebM: a path from the Markdown file.',
  'L’image montrée avant la lecture, dans les proportions du film.':
    'The picture shown before the film plays, in the proportions of the film.',
  'Ses sous-titres en français, un fichier WebVTT.': 'Its captions, a WebVTT file.',
  'true si le film n’a ni parole ni son qui compte : il n’a alors pas besoin de sous-titres.':
    'true if the film has neither speech nor any sound that matters: it needs no captions then.',
  'Des captures ou des photographies, en galerie sur la page du projet.':
    'Screenshots or photographs, as a gallery on the page of the project.',
  'L’image : un chemin à partir du fichier Markdown.': 'The picture: a path from the Markdown file.',
  'Ce qu’elle montre, pour qui ne la voit pas.': 'What it shows, for people who do not see it.',
  'Sa légende, que tous lisent dessous.': 'Its caption, which everybody reads below it.',
  'phone pour une capture de téléphone ; sans cette clé, desktop.':
    'phone for a screenshot of a phone; without this key, desktop.',
  'Adresse du site en ligne.': 'The address of the site that is online.',
  'Adresse du dépôt du code.': 'The address of the repository of the code.',
  'D’autres adresses : des diapositives, une vidéo, un article.': 'Other addresses: slides, a video, an article.',
  'Ce que dit le lien.': 'What the link says.',
  'Son adresse.': 'Its address.',
  'Le sujet du projet en une ligne.': 'What the project is about, in one line.',
  'Ce que vous y étiez.': 'What you were in it.',
  'Avec qui vous l’avez fait.': 'With whom you made it.',
  'Pour qui vous l’avez fait.': 'For whom you made it.',
  'Quand vous l’avez fait.': 'When you made it.',
  'Le début.': 'The start.',
  'La fin ; rien tant que cela dure.': 'The end; nothing as long as it goes on.',
  'Le temps que cela a pris.': 'How long it took.',
  'Ce que cela a changé, en une ligne.': 'What it changed, in one line.',
  'Ce qui en a été mesuré.': 'What was measured of it.',
  'Ce qui est mesuré.': 'What is measured.',
  'Le chiffre d’avant.': 'The figure before.',
  'Le chiffre d’aujourd’hui.': 'The figure today.',
  'Son unité.': 'Its unit.',
  'L’adresse où chacun peut le vérifier.': 'The address where everybody can check it.',
  'Ce qu’une personne dit de votre travail, avec son accord.': 'What a person says of your work, with their consent.',
  'Ce que la personne dit de vous.': 'What the person says of you.',
  'Son nom.': 'Their name.',
  'Son poste, son entreprise.': 'Their post, their company.',
  'Où on peut le lire, ou le site de la personne.': 'Where it can be read, or the site of the person.',
  'true si vous ne pouvez rien montrer de plus que ce résumé : ni site, ni dépôt, ni autre lien.':
    'true if you cannot show anything more than this summary: neither a site, nor a repository, nor another link.',
  'Technologies utilisées.': 'The technologies that were used.',
  'true si le site s’adapte aux petits écrans, false sinon.':
    'true if the site adapts to small screens, false otherwise.',
  'Une des catégories de site.md ; sans elles, Formation ou Personnel.':
    'One of the categories of site.md; without them, Training or Personal (on a French site, Formation or Personnel).',
  'OK : terminé. PROGRESS : en cours. NOT_STARTED : pas commencé.':
    'OK: finished. PROGRESS: in progress. NOT_STARTED: not begun.',
  'Titre pour les moteurs de recherche, à la place du titre du projet.':
    'The title for search engines, instead of the title of the project.',
  'Description pour les moteurs de recherche, à la place du début du texte.':
    'The description for search engines, instead of the start of the text.',
  'Date du projet.': 'The date of the project.',
  'Le titre de la page, qui est aussi son nom dans les liens.':
    'The title of the page, which is also its name in links.',
  'true pour un lien dans la barre ; sinon, il est au bas des pages.':
    'true for a link in the bar; otherwise, it is at the foot of the pages.',
  'Son rang parmi vos pages, à partir de 1 ; sans lui, elle vient après, par ordre alphabétique.':
    'Its rank among your pages, from 1; without one, it comes after, in alphabetical order.',
  'Votre nom.': 'Your name.',
  'Votre métier, avant le mot qui tourne.': 'Your trade, before the word that rotates.',
  'L’adresse du site une fois en ligne, sans chemin.': 'The address of the site once it is online, without a path.',
  'La langue de vos textes et de ceux du modèle, fr, en, de ; sans cette clé, fr. Une liste pour un site en plusieurs langues : la première à la racine, les traductions dans content/en/.':
    'The language of your texts and of those of the template, fr, en, de; without this key, fr. A list for a site in several languages: the first at the root, the translations in content/en/.',
  'Votre adresse mail.': 'Your email address.',
  'Votre téléphone ; vide : il n’est nulle part.': 'Your phone number; empty: it is nowhere.',
  'Votre ville et votre région.': 'Your town and region.',
  'Quand vous êtes disponible, dit sur la page Contact.': 'When you are available, said on the Contact page.',
  'Ce que vous cherchez, dit en haut de l’accueil avec votre dernier poste et le CV.':
    'What you are looking for, said at the top of the home page with your last post and the CV.',
  'Le contrat, la mission ou le stage.': 'The contract, the assignment or the internship.',
  'Le poste, avec votre niveau.': 'The post, with your level.',
  'Où.': 'Where.',
  'true si ce peut être à distance.': 'true if it may be remote.',
  'À partir de quand ; une date passée n’est plus dite.': 'From when; a date that has passed is not said any more.',
  'Sous combien de temps vous répondez, dit sur la page Contact.': 'How soon you answer, said on the Contact page.',
  'Votre profil GitHub.': 'Your GitHub profile.',
  'Votre profil LinkedIn.': 'Your LinkedIn profile.',
  'Vos autres profils.': 'Your other profiles.',
  'Le nom du réseau.': 'The name of the network.',
  'L’adresse de votre profil.': 'The address of your profile.',
  'Votre compte Mastodon ou d’un autre réseau du fédivers, nommé sous les liens partagés.':
    'Your account on Mastodon or another network of the fediverse, named below shared links.',
  'L’adresse où l’on prend rendez-vous avec vous.': 'The address where one books a meeting with you.',
  'form : la page Contact a un formulaire. mail : elle n’en a pas. none : il n’y a pas de page Contact.':
    'form: the Contact page has a form. mail: it has none. none: there is no Contact page.',
  'Ce que demande le formulaire.': 'What the form asks for.',
  'Si le formulaire demande un téléphone.': 'Whether the form asks for a phone number.',
  'Quels numéros il attend : dix chiffres (sans cette clé, si lang est fr), ou ceux de tous les pays.':
    'Which numbers it expects: ten digits (without this key, if lang is fr), or those of all countries.',
  'Vos catégories de projets : leur nom seul, ou des clés.': 'Your categories of projects: their name alone, or keys.',
  'Son nom, que les projets reprennent.': 'Its name, which the projects repeat.',
  'Ce que sont ses projets, pour les moteurs de recherche.': 'What its projects are, for search engines.',
  'Ce que dit la carte devant le titre, sauf si le projet a un numéro ; vide : rien.':
    'What the card says before the title, unless the project has a number; empty: nothing.',
  'La pastille d’un projet terminé ; vide : aucune.': 'The badge of a finished project; empty: none.',
  'La pastille d’un projet en cours ; vide : aucune.': 'The badge of a project in progress; empty: none.',
  'Le haut de la page d’accueil.': 'The top of the home page.',
  'Les mots qui tournent après le métier.': 'The words that rotate after the trade.',
  'Les phrases d’introduction.': 'The sentences of introduction.',
  'Le portrait, au format 4:5.': 'The portrait, in 4:5 format.',
  'Le même portrait pour le thème sombre, aux mêmes dimensions.':
    'The same portrait for the dark theme, in the same size.',
  'Vos technologies : leur nom seul, ou des clés.': 'Your technologies: their name alone, or keys.',
  'Nom de la technologie.': 'The name of the technology.',
  'Son logo, SVG de préférence ; sans lui, celui de Simple Icons qui porte ce nom.':
    'Its logo, preferably SVG; without one, that of Simple Icons which has this name.',
  'Où vous vous en servez, quand ni un projet ni un poste de cv.md ne le dit.':
    'Where you use it, when neither a project nor a post in cv.md says so.',
  'Celles que vous voulez apprendre.': 'Those that you want to learn.',
  'Les sections de l’accueil, dans cet ordre : leur nom seul, ou avec un titre. Celles qui n’y sont pas sont masquées.':
    'The sections of the home page, in this order: their name alone, or with a title. Those that are not in it are hidden.',
  'projets, competences (vos technologies), parcours (le haut du CV), temoignages ou texte (celui de site.md).':
    'projets (projects), competences (your technologies), parcours (the top of the CV), temoignages (testimonials) or texte (the text of site.md).',
  'Son titre, à la place de celui du modèle.': 'Its title, instead of that of the template.',
  'Ce que l’on dit de vous, avec l’accord de chacun.': 'What people say of you, with the consent of each.',
  'Les projets de l’accueil, à la place des plus récents : les noms de leurs fichiers, trois au plus.':
    'The projects of the home page, instead of the most recent ones: the names of their files, three at most.',
  'L’ordre de la liste. number : par numéro. recent : le plus récent d’abord. featured : ceux de « featured » d’abord.':
    'The order of the list. number: by number. recent: the most recent first. featured: those of “featured” first.',
  'Le service qui envoie les messages du formulaire.': 'The service that sends the messages of the form.',
  'Le service ; sans cette clé, emailjs. endpoint : un serveur à vous.':
    'The service; without this key, emailjs. endpoint: a server of your own.',
  'Clé publique du compte EmailJS.': 'The public key of the EmailJS account.',
  'Identifiant du service EmailJS.': 'The identifier of the EmailJS service.',
  'Identifiant du modèle EmailJS.': 'The identifier of the EmailJS template.',
  'Identifiant du formulaire Formspree.': 'The identifier of the Formspree form.',
  'Clé d’accès Web3Forms.': 'The Web3Forms access key.',
  'L’adresse de votre serveur, qui reçoit le formulaire.': 'The address of your server, which receives the form.',
  'Mesure d’audience, sans cookie : le nom du service seul, ou des clés.':
    'Audience measurement, without a cookie: the name of the service alone, or keys.',
  'vercel, plausible, umami, goatcounter, matomo, le chemin d’un script de votre hébergeur, ou non.':
    'vercel, plausible, umami, goatcounter, matomo, the path of a script of your host, or non (for none).',
  'L’adresse de votre installation ; pour matomo, toujours.': 'The address of your installation; for matomo, always.',
  'L’identifiant que donne le service : celui du site (umami, matomo), votre code (goatcounter), le nom du script (plausible).':
    'The identifier that the service gives: that of the site (umami, matomo), your code (goatcounter), the name of the script (plausible).',
  'Ce que la loi demande de dire.': 'What the law asks you to say.',
  'Le droit que disent les mentions légales et la déclaration d’accessibilité. france (sans cette clé). europe : le RGPD seul, si vous êtes dans un autre pays de l’Union. none : aucun, ailleurs.':
    'The law that the legal notice and the accessibility statement state. france (without this key). europe: the GDPR alone, if you are in another country of the Union. none: no law, elsewhere.',
  'Qui publie le site.': 'Who publishes the site.',
  'Votre adresse postale, que la loi demande aux professionnels.':
    'Your postal address, which French law asks of professionals.',
  'Numéro SIRET, s’il y en a un.': 'The SIRET number, if there is one.',
  'L’hébergeur du site.': 'The host of the site.',
  'Nom de l’hébergeur.': 'The name of the host.',
  'Son adresse postale.': 'Its postal address.',
  'Son téléphone.': 'Its phone number.',
  'Combien de temps vous gardez les messages reçus.': 'How long you keep the messages that you receive.',
  'Le bas de chaque page.': 'The foot of each page.',
  'Ce que le site dit des données, à la place de la phrase tirée de ce qu’il fait.':
    'What the site says about data, instead of the sentence that follows from what it does.',
  'Une phrase de plus.': 'One more sentence.',
  'L’année du copyright, à la place de celle où le site est construit.':
    'The year of the copyright, instead of that in which the site is built.',
  'true pour publier en votre nom la déclaration d’accessibilité du modèle (/accessibilite).':
    'true to publish the accessibility statement of the template in your name (/accessibilite).',
  'Les textes fixes du site, à votre façon.': 'The fixed texts of the site, in your own words.',
  'Les noms des pages, dans la barre, le bas de page et le plan.':
    'The names of the pages, in the bar, at the foot of the page and in the site plan.',
  'Les titres des pages, dans les onglets et les moteurs de recherche.':
    'The titles of the pages, in tabs and search engines.',
  'Les titres des encadrés (`> [!NOTE]`) dans les textes.': 'The titles of the callouts (`> [!NOTE]`) in the texts.',
  'Les descriptions pour les moteurs de recherche et celles des images.':
    'The descriptions for search engines and those of the pictures.',
  'Les titres de l’accueil.': 'The headings of the home page.',
  'La liste des projets et son filtre.': 'The list of projects and its filter.',
  'Les cartes, les pages des projets et leur fenêtre.': 'The cards, the pages of the projects and their window.',
  'La vidéo et les captures d’un projet.': 'The video and the screenshots of a project.',
  'La page Contact.': 'The Contact page.',
  'Le formulaire.': 'The form.',
  'Les titres du CV.': 'The headings of the CV.',
  'Le plan du site.': 'The site plan.',
  'La page des adresses inconnues.': 'The page of unknown addresses.',
  'Ce qui entoure chaque page : son dernier mot, le choix du thème, et ce que disent les lecteurs d’écran.':
    'What surrounds each page: its last word, the choice of the theme, and what screen readers say.',
  'Le menu des petits écrans.': 'The menu of small screens.',
  'Les liens vers d’autres sites.': 'The links to other sites.',
  'non demande aux robots des intelligences artificielles de ne pas apprendre de votre site.':
    'non asks the robots of artificial intelligences not to learn from your site.',
  'L’aspect du site.': 'The look of the site.',
  'La couleur des actions et des liens : une teinte de 0 à 360 (25 rouge, 95 jaune, 145 vert, 195 turquoise, 260 bleu, 300 violet, 350 rose), ou la couleur d’une marque. Toutes les autres en sont tirées.':
    'The colour of actions and links: a hue from 0 to 360 (25 red, 95 yellow, 145 green, 195 turquoise, 260 blue, 300 purple, 350 pink), or the colour of a brand. All others are derived from it.',
  'La seconde couleur, aujourd’hui celle du soleil, et la nuance des fonds : de même.':
    'The second colour, today that of the sun, and the shade of the backgrounds: likewise.',
  'La police de tout le site : bricolage (celle du modèle), literata (à empattements), atkinson (très lisible), outfit (géométrique), jetbrains-mono (de code), ou le chemin de votre fichier .woff2.':
    'The font of the whole site: bricolage (that of the template), literata (with serifs), atkinson (very legible), outfit (geometric), jetbrains-mono (for code), or the path of your .woff2 file.',
  'Votre logo en SVG, fait de formes simples : dans la barre, à la place de votre nom.':
    'Your logo as SVG, made of plain shapes: in the bar, instead of your name.',
  [`Le caractère du site, ses dessins et les couleurs, la police et l’arrondi que vous ne choisissez pas : ${listOfCharacters('fr')}.`]: `The character of the site, its drawings and the colours, font and roundness that you do not choose: ${listOfCharacters('en')}.`,
  'aucune retire les dessins du caractère : du portrait, du bas des pages, des images qui manquent, du changement de thème, des icônes, du CV et de l’image de partage.':
    'aucune (none) removes the drawings of the character: from the portrait, the foot of the pages, missing pictures, the change of theme, the icons, the CV and the share picture.',
  'L’arrondi des cadres et des boutons : aucun, petit ou grand.':
    'How round frames and buttons are: not at all, a little or much.',
  'Ce que « check » ne doit pas dire de la lecture de vos textes.':
    'What “check” should not say about how your texts read.',
  'false pour ne pas être averti des titres qui iraient à n’importe quel texte.':
    'false not to be warned of headings that would fit any text.',
  'false pour ne pas être averti d’une première phrase de plus de 40 mots.':
    'false not to be warned of a first sentence of more than 40 words.',
  'false pour ne pas être averti d’un projet de moins de 30 mots.':
    'false not to be warned of a project of fewer than 30 words.',
  'false pour ne pas être averti d’un projet terminé qui ne dit pas ce qu’il a changé.':
    'false not to be warned of a finished project that does not say what it changed.',
  'false pour ne pas être averti d’un texte de remplacement qui répète le titre.':
    'false not to be warned of an alternative text that repeats the title.',
  'preload promet aux navigateurs que tous les sous-domaines de votre adresse restent en HTTPS.':
    'preload promises browsers that all subdomains of your address stay on HTTPS.',
  'Date du dernier changement d’importance.': 'The date of the last change that matters.',
  'Jusqu’à quand le contact de sécurité est valable.': 'Until when the security contact is valid.',
  'La ligne sous votre nom.': 'The line below your name.',
  'Votre adresse, à la place de « place » dans site.md.': 'Your address, instead of “place” in site.md.',
  'La rue.': 'The street.',
  'Le code postal.': 'The postal code.',
  'La ville.': 'The town.',
  'La région.': 'The region.',
  'Le pays, en deux lettres.': 'The country, in two letters.',
  'Où vous pouvez travailler.': 'Where you can work.',
  'Vos permis de conduire.': 'Your driving licences.',
  'D’autres adresses que celles de site.md.': 'Other addresses than those of site.md.',
  'Votre nom sur ce réseau.': 'Your name on this network.',
  'Vos expériences, la plus récente d’abord.': 'Your experience, the most recent first.',
  'Le poste ou le diplôme.': 'The post or the degree.',
  'L’entreprise, l’école ou l’association.': 'The company, the school or the association.',
  'Ce que c’était, en une ou deux phrases.': 'What it was, in one or two sentences.',
  'Son adresse, ou celle de ce qu’on peut y lire.': 'Its address, or that of what can be read about it.',
  'Ce que fait l’entreprise.': 'What the company does.',
  'Les projets qui n’ont pas de page ici.': 'The projects that have no page here.',
  'Le nom du projet.': 'The name of the project.',
  'Pour qui.': 'For whom.',
  'Ce que c’est.': 'What it is.',
  'La fin.': 'The end.',
  'Vos formations.': 'Your education.',
  'Le domaine, si le diplôme ne le dit pas.': 'The field, if the degree does not say it.',
  'La note ou la mention.': 'The grade or the honours.',
  'Les cours suivis.': 'The courses that you took.',
  'Ce que vous faites comme bénévole.': 'What you do as a volunteer.',
  'Vos compétences par domaine.': 'Your skills by field.',
  'Le domaine.': 'The field.',
  'Votre niveau.': 'Your level.',
  'Vos certificats.': 'Your certificates.',
  'Le nom du certificat.': 'The name of the certificate.',
  'Qui le délivre.': 'Who issues it.',
  'Quand vous l’avez obtenu.': 'When you obtained it.',
  'Où on peut le vérifier.': 'Where it can be checked.',
  'Vos prix et distinctions.': 'Your prizes and awards.',
  'Le nom du prix.': 'The name of the prize.',
  'Qui le donne.': 'Who gives it.',
  'Quand vous l’avez reçu.': 'When you received it.',
  'Vos articles, livres et conférences.': 'Your articles, books and talks.',
  'Le titre de la publication.': 'The title of the publication.',
  'Qui l’a publiée.': 'Who published it.',
  'Quand elle est parue.': 'When it came out.',
  'Vos langues.': 'Your languages.',
  'La langue.': 'The language.',
  'Le niveau.': 'The level.',
  'Vos centres d’intérêt : leur nom seul, ou avec ce qui vous y plaît.':
    'Your interests: their name alone, or with what you like about them.',
  'Le centre d’intérêt.': 'The interest.',
  'Ce qui vous y plaît.': 'What you like about it.',
  'La mise en page : sobre (sans cette clé) ou compact, plus serré, pour tenir sur une page.':
    'The layout: sobre (plain, without this key) or compact, set tighter to fit on one page.',
  'Le papier : A4 (sans cette clé) ou Letter, celui des États-Unis et du Canada.':
    'The paper: A4 (without this key) or Letter, that of the United States and Canada.',
  'Qui vous recommande, avec l’accord de chacun.': 'Who recommends you, with the consent of each.',
  'La fin de l’adresse d’un projet, d’une page ou d’un CV ciblé dans cette langue, à la place du nom du fichier.':
    'The end of the address of a project, a page or a CV for one purpose in this language, instead of the name of the file.',
  'L’état de l’original que suit la traduction : la commande « translated » l’écrit.':
    'The state of the original that the translation follows: the command “translated” writes it.',
  'Les seuls CV qui le montrent : les noms des fichiers de cvs/, et cv pour celui-ci.':
    'The only CVs that show it: the names of the files of cvs/, and cv for this one.',
  'Les CV qui ne le montrent pas.': 'The CVs that do not show it.',
  'Ce que vous avez fait.': 'What you did.',
  'Le nom du fichier, sans « .md ».': 'The name of the file, without “.md”.',
  'Ce que vous y avez fait : un texte, ou un texte et les CV où il est.':
    'What you did there: a text, or a text and the CVs where it is.',
  'Ce que vous y maîtrisez : un nom, ou un nom et les CV où il est.':
    'What you master in it: a name, or a name and the CVs where it is.',
  'Les projets du portfolio que le CV montre : les noms de leurs fichiers, seuls ou avec les CV où ils sont.':
    'The projects of the portfolio that the CV shows: the names of their files, alone or with the CVs where they are.',
  'La ligne sous votre nom, à la place de celle de cv.md ; c’est aussi le nom de ce CV dans les liens.':
    'The line below your name, instead of that of cv.md; it is also the name of this CV in links.',
  'Les parties de cv.md, dans cet ordre ; celles qui n’y sont pas sont laissées de côté.':
    'The parts of cv.md, in this order; those that are not in it are left out.',
  'Combien de points au plus sous chaque entrée : les premiers.':
    'How many points at most below each entry: the first ones.',
  'Combien de pages au plus en PDF : le texte y est un peu plus petit si cela suffit, sinon le contrôle le dit.':
    'How many pages at most as a PDF: the text is a little smaller if that is enough, otherwise the check says so.',
  'La langue de son texte, de ses titres et de ses dates : fr, en ou de ; sans cette clé, celle du site.':
    'The language of its text, headings and dates: fr, en or de; without this key, that of the site.',
  'true pour un lien depuis la page du CV ; sinon, seul qui en reçoit l’adresse le trouve.':
    'true for a link from the page of the CV; otherwise, only people who receive its address find it.',
  'Le titre de la page, que lit la personne à qui vous écrivez.':
    'The title of the page, which the person you write to reads.',
  'La partie de l’adresse que personne ne devine. « npm run check -- --fix » l’écrit ; ne la choisissez pas.':
    'The part of the address that nobody guesses. “npm run check -- --fix” writes it; do not choose it.',
  'Le CV à montrer : le nom d’un fichier de cvs/ ; sans cette clé, cv.md.':
    'The CV to show: the name of a file of cvs/; without this key, cv.md.',
  'Les projets à montrer, dans cet ordre : les noms de leurs fichiers.':
    'The projects to show, in this order: the names of their files.',
  'Vide : rien n’est affiché.': 'Empty: nothing is shown.',
}

/** What an owner who reads that language is told of a key. */
export function descriptionIn(lang: 'fr' | 'en', { description }: Pick<Field, 'description'>): string {
  return lang === 'fr' ? description : (ENGLISH_DESCRIPTIONS[description] ?? description)
}

/** The phrases of the examples, the longer ones first. */
const ENGLISH_PHRASES: Readonly<Record<string, string>> = {
  'Pour l’équipe de l’Atelier du Lez': 'For the team of Example Studio',
  'Lead développeur': 'Lead developer',
  'Deux recrutements.': 'Two people hired.',
  '1 rue de l’Exemple, 34000 Montpellier': '1 Example Street, Leeds LS1 1AA',
  '1 rue de l’Exemple': '1 Example Street',
  'Agence web de six personnes': 'A web agency of six people',
  'courant (B2)': 'fluent (B2)',
  Anglais: 'French',
  'Atelier du Lez': 'Example Studio',
  Avancé: 'Advanced',
  Aviron: 'Rowing',
  'Huit barré': 'Coxed eight',
  'Banque en ligne, un front-end React': 'Online bank, a React front end',
  'Banque en ligne': 'Online bank',
  'Carte des ateliers vélo': 'Map of bicycle workshops',
  'Ce site est fait main et ne collecte aucune donnée.': 'This site is made by hand and collects no data.',
  'Conférence donnée': 'Talk given',
  Conférence: 'Talk',
  'Deux développeuses, un graphiste': 'Two developers, one designer',
  Diapositives: 'Slides',
  'Directrice, ': 'Director, ',
  'Disponible dès janvier 2027': 'Available from January 2027',
  'Développeur front-end React, junior': 'React front-end developer, junior',
  'Formation de développeur web': 'Web development course',
  'Développeuse front-end': 'Front-end developer',
  'Développeur front-end': 'Front-end developer',
  Développeur: 'Developer',
  'En préparation': 'In preparation',
  'Fait avec passion.': 'Made with care.',
  'Hébergeur Exemple': 'Example Hosting',
  Informatique: 'Computer science',
  'La page s’affiche deux fois plus vite.': 'The page shows twice as fast.',
  'La refonte de la boutique en ligne.': 'The redesign of the online shop.',
  'Le front-end d’une banque : connexion, profil et comptes.':
    'The front end of a bank: sign-in, profile and accounts.',
  'Le relevé d’un compte': 'The statement of an account',
  'Le relevé, trié par mois': 'The statement, sorted by month',
  'L’historique de tous mes dépôts': 'The history of all my repositories',
  'Montpellier, Occitanie': 'Leeds, Yorkshire',
  '{ city: Montpellier, region: Occitanie }': '{ city: Leeds, region: Yorkshire }',
  'Occitanie et télétravail': 'Yorkshire and remote',
  Occitanie: 'Yorkshire',
  Montpellier: 'Leeds',
  'Organisme Exemple': 'Example Institute',
  'Prix de l’accessibilité': 'Accessibility award',
  'Revue Exemple': 'Example Review',
  'Réponse sous deux jours ouvrés': 'An answer within two working days',
  'Score Lighthouse sur téléphone': 'Lighthouse score on a phone',
  'Tableau de bord bancaire relié à une API': 'Bank dashboard connected to an API',
  'Travaux choisis': 'Selected works',
  'Trois comptes et leur solde': 'Three accounts and their balance',
  'Un travail soigné, livré à l’heure.': 'Careful work, delivered on time.',
  'Je construis des interfaces claires.': 'I build clear interfaces.',
  Animatrice: 'Organiser',
  'École du Littoral': 'Coast College',
  'Écrire pour les lecteurs d’écran': 'Writing for screen readers',
  'un an après le dernier échange': 'one year after the last exchange',
  'contract: CDI': 'contract: permanent',
  'Bonjour.': 'Hello.',
  'À propos': 'About',
  'Six semaines': 'Six weeks',
  'Mention bien': 'With merit',
  Algorithmique: 'Algorithms',
  'Refonte du site.': 'Redesign of the site.',
  Personnel: 'Personal',
}

/** The example of a key, as an owner who reads that language would write it. */
export function exampleIn(lang: 'fr' | 'en', { example }: Pick<Field, 'example'>): string {
  if (lang === 'fr') return example
  return Object.entries(ENGLISH_PHRASES).reduce((text, [french, english]) => text.replaceAll(french, english), example)
}
