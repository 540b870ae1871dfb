import { circle, INK, LINE, MUTED, object, PAPER, path, picture, pill, rect, SUN, star, stroke, text } from './kit.ts'

/** The picture of each sample project, as SVG. Neighbours in the list never share a hue. */
export const PICTURES: Readonly<Record<string, () => string>> = {
  librairie: () =>
    picture('tile', (c) => {
      const books: [number, number, number, string, string, string][] = [
        [196, 78, 372, c.strong, PAPER, 'Regain'],
        [282, 64, 420, PAPER, INK, 'Le Hussard sur le toit'],
        [354, 92, 338, c.deep, PAPER, 'Contes d’Oc'],
        [454, 58, 404, c.soft, INK, 'La Mer au plus près'],
        [520, 84, 452, INK, PAPER, 'Noces à Tipasa'],
        [612, 70, 360, SUN, INK, 'L’Été'],
        [690, 88, 412, PAPER, INK, 'Colline'],
        [786, 60, 438, c.middle, PAPER, 'Poèmes de la garrigue'],
        [854, 82, 350, c.deep, PAPER, 'Lettres du Midi'],
        [944, 66, 396, PAPER, INK, 'Jean le Bleu'],
      ]
      const shelf = 662
      const spines = books.map(([x, width, height, fill, colour, title]) => {
        const top = shelf - height
        return `${rect(x + 12, top + 12, width, height - 12, 6, c.shadow)}${rect(x, top, width, height, 6, fill)}
          ${rect(x, top + 26, width, 5, 0, colour, 'opacity=".5"')}${rect(x, shelf - 44, width, 5, 0, colour, 'opacity=".5"')}
          <g transform="translate(${x + width / 2} ${shelf - 70}) rotate(-90)">${text(0, 9, title, { size: 27, weight: 650, fill: colour })}</g>`
      })
      const leaning = `<g transform="rotate(14 1080 662)">${rect(1040, 268, 74, 394, 6, c.shadow)}${rect(1028, 262, 74, 394, 6, c.strong)}
        <g transform="translate(1065 600) rotate(-90)">${text(0, 9, 'Un de Baumugnes', { size: 27, weight: 650, fill: PAPER })}</g></g>`
      return `${rect(110, 60, 620, 96, 14, INK)}${text(144, 122, 'Librairie des Arceaux', { size: 48, weight: 750, fill: PAPER, spacing: -0.02 })}
        ${text(1230, 108, 'mar. – sam.', { size: 30, weight: 600, fill: c.deep, anchor: 'end' })}${text(1230, 148, '9 h 30 – 19 h', { size: 30, weight: 450, fill: c.deep, anchor: 'end' })}
        ${spines.join('')}${leaning}${rect(96, 676, 1176, 44, 8, c.shadow)}${rect(84, 662, 1176, 44, 8, c.deep)}
        ${text(120, 774, 'Nos coups de cœur de la semaine', { size: 34, weight: 650, fill: c.deep })}`
    }),

  'agence-de-voyages': () =>
    picture('sea', (c) => {
      const view = `${rect(150, 70, 1040, 640, 0, c.soft)}
        ${circle(930, 250, 84, SUN)}
        ${path('M150 400 Q330 250 470 330 T760 300 Q900 270 1190 372 V480 H150Z', c.middle)}
        ${path('M150 440 Q420 330 640 400 T1190 400 V500 H150Z', c.strong)}
        ${rect(150, 452, 1040, 260, 0, c.shadow)}
        ${[470, 505, 545].map((y, index) => stroke(`M${220 + index * 90} ${y}h${190 - index * 30}M${760 + index * 70} ${y + 8}h${150 - index * 20}`, c.ground, 6)).join('')}
        ${path('M512 470 l18 40 h120 l30 -40z', INK)}${path('M600 455 V330 L682 455Z', PAPER)}${path('M588 455 V352 L528 455Z', c.band)}
        ${path('M150 712 V640 Q260 560 380 640 T600 690 V712Z', c.deep)}`
      const field = (x: number, label: string, value: string) =>
        text(x, 622, label, { size: 23, weight: 550, fill: MUTED }) + text(x, 662, value, { size: 32, weight: 700 })
      return `${object(150, 70, 1040, 640, 34, c.shadow, view)}
        ${text(206, 152, 'Sète, côté étang', { size: 58, weight: 800, fill: c.deep, spacing: -0.03 })}${text(208, 196, '128 hébergements à partir de 62 € la nuit', { size: 27, weight: 550, fill: c.deep })}
        ${object(216, 568, 908, 128, 26, c.deep, `${field(256, 'Destination', 'Sète')}${field(484, 'Arrivée', '12 juin')}${field(680, 'Départ', '19 juin')}${rect(452, 598, 2, 68, 0, LINE)}${rect(648, 598, 2, 68, 0, LINE)}${rect(860, 592, 238, 80, 18, c.strong)}${text(979, 643, 'Rechercher', { size: 29, weight: 650, fill: PAPER, anchor: 'middle' })}`)}`
    }),

  'carte-animee': () =>
    picture('olive', (c) => {
      const dish = (y: number, name: string, detail: string, price: string) =>
        `${text(482, y, name, { size: 27, weight: 650 })}${text(482, y + 32, detail, { size: 21, fill: MUTED })}${text(858, y + 14, price, { size: 27, weight: 650, anchor: 'end' })}`
      const screen = `${rect(440, 40, 460, 250, 0, c.strong)}${circle(800, 120, 150, c.middle)}${circle(790, 130, 92, c.band)}${circle(790, 130, 66, c.soft)}
        ${path('M745 140 q20 -60 60 -30 q40 20 20 50 q-50 30 -80 -20', c.deep)}${text(482, 246, 'La Table du Verdanson', { size: 33, weight: 750, fill: PAPER, spacing: -0.02 })}
        ${text(482, 348, 'Entrées', { size: 23, weight: 700, fill: c.strong })}${dish(394, 'Tielle sétoise', 'Poulpe, tomate, piment doux', '9 €')}
        ${dish(640, 'Figues rôties', 'Miel de garrigue, romarin', '8 €')}${rect(482, 718, 376, 66, 33, INK)}${text(670, 760, 'Commander · 31 €', { size: 25, weight: 650, fill: PAPER, anchor: 'middle' })}`
      const raised = `${text(424, 526, 'Gardiane de taureau', { size: 33, weight: 700 })}${text(424, 566, 'Riz de Camargue, olives', { size: 24, fill: MUTED })}${text(826, 546, '22 €', { size: 33, weight: 700, anchor: 'end' })}
        ${rect(856, 470, 122, 122, 0, SUN)}${stroke('M890 531 l20 22 l38 -42', INK, 10)}`
      return `${object(424, 24, 492, 900, 58, c.shadow, rect(424, 24, 492, 900, 58, INK))}${object(440, 40, 460, 900, 44, INK, screen)}
        ${object(386, 470, 592, 122, 24, c.deep, raised)}
        ${text(80, 170, 'Menu', { size: 92, weight: 800, fill: c.deep, spacing: -0.04 })}${text(84, 224, 'du soir', { size: 48, weight: 450, fill: c.deep })}
        ${text(1050, 650, 'choisi,', { size: 40, weight: 650, fill: c.deep })}${text(1050, 698, 'coché, compté', { size: 40, weight: 450, fill: c.deep })}${stroke('M1120 610 Q1100 540 1010 536 M1038 514 l-30 22 l28 24', c.deep, 6)}`
    }),

  carrousel: () =>
    picture('cobalt', (c) => {
      const sheet = (x: number, turn: number, fill: string, inside: string) =>
        `<g transform="rotate(${turn} ${x + 190} 420)">${object(x, 150, 380, 520, 14, c.shadow, inside, fill)}</g>`
      const left = sheet(
        196,
        -8,
        c.strong,
        `${text(232, 250, 'Vide-grenier', { size: 46, weight: 800, fill: PAPER, spacing: -0.03 })}${text(234, 296, 'Place de la Canourgue', { size: 25, fill: c.ground })}${[0, 1, 2, 3].map((index) => rect(232 + index * 76, 400 - (index % 2) * 46, 60, 190 + (index % 2) * 46, 8, index % 2 ? c.soft : c.middle)).join('')}${text(234, 640, 'dim. 14 sept.', { size: 30, weight: 650, fill: PAPER })}`,
      )
      const right = sheet(
        766,
        8,
        PAPER,
        `${text(802, 246, 'Clara', { size: 66, weight: 800, spacing: -0.04, fill: c.deep })}${text(802, 296, '3,2 kg de bonheur', { size: 27, fill: MUTED })}${circle(956, 460, 116, c.soft)}${path('M880 470 q76 120 152 0', 'none', `stroke="${c.deep}" stroke-width="12" stroke-linecap="round"`)}${circle(916, 430, 12, c.deep)}${circle(996, 430, 12, c.deep)}${text(802, 632, 'née le 3 mai', { size: 30, weight: 650 })}`,
      )
      const middle = object(
        450,
        92,
        440,
        600,
        16,
        c.deep,
        `${rect(450, 92, 440, 600, 0, c.deep)}${circle(670, 330, 150, SUN)}${[0, 1, 2, 3, 4].map((index) => rect(450, 200 + index * 62, 440, 22, 0, c.deep)).join('')}${path('M450 470 Q560 400 670 452 T890 430 V692 H450Z', c.strong)}${text(490, 590, 'Les Nuits', { size: 66, weight: 800, fill: PAPER, spacing: -0.04 })}${text(490, 648, 'du Peyrou, 12 – 21 juillet', { size: 28, fill: c.ground })}`,
      )
      const arrow = (x: number, way: number) =>
        `${circle(x + 8, 418 + 8, 46, c.shadow)}${circle(x, 418, 46, PAPER)}${stroke(`M${x + 8 * way} 398 l${-18 * way} 20 l${18 * way} 20`, INK, 8)}`
      return `${left}${right}${middle}${arrow(110, 1)}${arrow(1230, -1)}${[0, 1, 2, 3, 4].map((index) => (index === 2 ? rect(640, 758, 60, 18, 9, INK) : circle(index < 2 ? 570 + index * 40 : 680 + (index - 2) * 40 + 10, 767, 9, c.shadow))).join('')}`
    }),

  architecte: () =>
    picture('sun', (c) => {
      const wall = (shape: string) => stroke(shape, INK, 16, 'stroke-linecap="square"')
      const plan = `${rect(300, 214, 960, 560, 0, PAPER)}
        ${Array.from({ length: 24 }, (_, index) => rect(300 + index * 40, 214, 1, 560, 0, '#efe9dc')).join('')}${Array.from({ length: 14 }, (_, index) => rect(300, 214 + index * 40, 960, 1, 0, '#efe9dc')).join('')}
        ${rect(860, 270, 344, 210, 0, SUN)}${wall('M356 270 H1204 V718 H356 Z')}${wall('M860 270 V400')}${wall('M860 470 V718')}${wall('M356 500 H560')}${wall('M640 500 H860')}${wall('M860 480 H980 M1070 480 H1204')}
        ${stroke('M860 400 A70 70 0 0 1 930 470', MUTED, 3)}${stroke('M560 500 A80 80 0 0 0 640 580', MUTED, 3)}
        ${rect(400, 310, 170, 70, 12, c.soft)}${rect(412, 322, 70, 46, 8, PAPER)}${rect(488, 322, 70, 46, 8, PAPER)}${circle(690, 380, 60, c.soft)}${circle(690, 380, 44, PAPER)}
        ${rect(400, 560, 130, 120, 10, c.soft)}${rect(412, 572, 106, 34, 8, PAPER)}${rect(940, 560, 220, 110, 10, c.soft)}${[0, 1, 2, 3].map((index) => rect(948 + index * 53, 568, 46, 94, 6, PAPER)).join('')}
        ${text(480, 450, 'Séjour 31 m²', { size: 28, weight: 650 })}${text(900, 340, 'Loggia', { size: 32, weight: 700 })}${text(900, 380, 'plein sud, 12 m²', { size: 24 })}${text(560, 640, 'Chambre 14 m²', { size: 28, weight: 650 })}${text(945, 540, 'Cuisine 10 m²', { size: 26, weight: 650 })}
        ${stroke('M356 748 H1204 M356 740 v16 M1204 740 v16', MUTED, 2)}${text(780, 766, '9,60 m', { size: 22, fill: MUTED, anchor: 'middle' })}`
      return `${text(84, 128, 'Intérieurs', { size: 76, weight: 800, fill: c.deep, spacing: -0.035 })}${pill(470, 76, 120, 'Tous', INK, PAPER, 25, 56)}${pill(606, 76, 150, 'Objets', PAPER, INK, 25, 56)}${pill(772, 76, 220, 'Appartements', PAPER, INK, 25, 56)}${pill(1008, 76, 252, 'Hôtels, tables', PAPER, INK, 25, 56)}
        ${object(300, 214, 960, 560, 18, c.shadow, plan)}
        ${object(84, 214, 176, 168, 16, c.shadow, `${rect(84, 214, 176, 168, 0, c.middle)}${path('M84 340 h176 v42 h-176z', c.deep)}${rect(120, 290, 104, 56, 10, PAPER)}${rect(166, 230, 10, 60, 4, INK)}${path('M146 252 h50 l-10 -24 h-30z', PAPER)}`)}
        ${object(84, 410, 176, 168, 16, c.shadow, `${rect(84, 410, 176, 168, 0, c.strong)}${rect(116, 440, 112, 100, 4, c.band)}${rect(168, 440, 6, 100, 0, c.strong)}${rect(116, 486, 112, 6, 0, c.strong)}`)}
        ${object(84, 606, 176, 168, 16, c.shadow, `${rect(84, 606, 176, 168, 0, c.soft)}${path('M140 774 v-60 q32 -60 64 0 v60z', c.deep)}${path('M172 700 q-50 -60 -20 -78 q16 24 20 50 q6 -40 34 -52 q14 40 -34 80', c.strong)}`)}`
    }),

  location: () =>
    picture('tile', (c) => {
      const house = `${rect(110, 90, 560, 660, 0, c.soft)}${rect(110, 590, 560, 160, 0, c.middle)}
        ${path('M190 330 L390 190 L590 330Z', c.strong)}${rect(220, 330, 340, 300, 0, PAPER)}${rect(268, 380, 84, 100, 6, c.deep)}${rect(428, 380, 84, 100, 6, c.deep)}
        ${[0, 1, 2, 3].map((index) => `${rect(236, 384 + index * 25, 28, 16, 3, c.shadow)}${rect(356, 384 + index * 25, 28, 16, 3, c.shadow)}${rect(396, 384 + index * 25, 28, 16, 3, c.shadow)}${rect(516, 384 + index * 25, 28, 16, 3, c.shadow)}`).join('')}
        ${path('M350 630 V540 Q390 500 430 540 V630Z', SUN)}${circle(416, 588, 5, INK)}${path('M610 630 q-34 -200 0 -260 q34 60 0 260', c.deep)}${path('M154 630 q-24 -130 0 -180 q24 50 0 180', c.deep)}
        ${stroke('M200 700 q60 -20 120 0 t120 0 t120 0', c.band, 8)}`
      const open = `${text(752, 538, 'Terrasse sur les toits', { size: 27 })}${text(752, 580, 'Four à pain d’origine', { size: 27 })}${text(752, 622, 'Wi-Fi, lave-linge', { size: 27 })}`
      return `${object(110, 90, 560, 660, 30, c.shadow, house)}
        ${text(722, 160, 'Maison de village,', { size: 60, weight: 800, spacing: -0.035, fill: c.deep })}${text(722, 226, 'Pézenas', { size: 60, weight: 800, spacing: -0.035, fill: c.deep })}
        ${[0, 1, 2, 3, 4].map((index) => star(740 + index * 44, 282, 20, index < 4 ? c.strong : c.soft)).join('')}${text(964, 292, '4 sur 5, 38 avis', { size: 27, weight: 550, fill: c.deep })}
        ${pill(722, 330, 130, '4 lits', PAPER, INK, 24, 52)}${pill(866, 330, 186, 'Centre-ville', PAPER, INK, 24, 52)}${pill(1066, 330, 164, 'Terrasse', PAPER, INK, 24, 52)}
        ${object(722, 416, 508, 248, 20, c.shadow, `${rect(722, 416, 508, 70, 0, c.strong)}${text(752, 462, 'Équipements', { size: 31, weight: 650, fill: PAPER })}${stroke('M1172 460 l16 -16 l16 16', PAPER, 6)}${open}`)}
        ${object(722, 694, 508, 70, 20, c.shadow, `${rect(722, 694, 508, 70, 0, c.strong)}${text(752, 740, 'Description', { size: 31, weight: 650, fill: PAPER })}${stroke('M1172 722 l16 16 l16 -16', PAPER, 6)}`)}`
    }),

  photographe: () =>
    picture('lavender', (c) => {
      const photo = `${rect(90, 70, 640, 700, 0, c.soft)}${path('M90 770 V560 Q260 420 430 520 T730 470 V770Z', c.middle)}${path('M90 770 V660 Q330 560 500 640 T730 620 V770Z', c.strong)}
        ${path('M330 770 Q336 560 420 548 L420 500 Q380 470 384 404 Q390 330 452 330 Q516 334 514 410 Q512 470 476 500 L476 548 Q560 566 566 770Z', c.deep)}
        ${path('M420 548 L448 590 L476 548 L476 512 Q448 532 420 512Z', c.ground)}${path('M384 404 Q372 318 452 306 Q536 312 514 420 Q496 372 452 372 Q404 372 384 404', INK)}
        ${path('M404 640 h92 v76 h-92z', INK)}${circle(450, 678, 26, c.soft)}${circle(450, 678, 14, INK)}`
      const result = `${text(624, 486, 'atelier-lumiere.example', { size: 23, fill: MUTED })}${text(624, 528, 'Photographe à Bordeaux :', { size: 33, weight: 700, fill: '#1844b9' })}${text(624, 568, 'portraits et mariages', { size: 33, weight: 700, fill: '#1844b9' })}
        ${text(624, 614, 'Trois formules, un devis sous 24 h. Voir', { size: 24 })}${text(624, 646, 'la galerie et les avis de 84 couples.', { size: 24 })}`
      return `<g transform="rotate(-3 410 420)">${object(90, 70, 640, 700, 10, c.shadow, `${rect(90, 70, 640, 700, 0, PAPER)}<svg x="114" y="94" width="592" height="652" viewBox="90 70 640 700" preserveAspectRatio="xMidYMid slice">${photo}</svg>`)}</g>
        ${object(588, 432, 640, 246, 24, c.deep, result)}
        ${circle(1024, 224, 140, PAPER)}${stroke('M1024 110 A114 114 0 1 1 983.4 117.5', SUN, 26)}${text(1024, 256, '94', { size: 100, weight: 800, anchor: 'middle', spacing: -0.04 })}
        ${text(1200, 132, 'avant', { size: 27, fill: c.deep })}${text(1200, 176, '57', { size: 44, weight: 700, fill: c.deep })}
        ${pill(624, 708, 218, 'img alt= : 100 %', c.deep, PAPER, 24, 56)}${pill(860, 708, 170, '30 Mo → 1,2', PAPER, INK, 24, 56)}${pill(1048, 708, 180, 'LCP 1,8 s', PAPER, INK, 24, 56)}`
    }),

  evenementiel: () =>
    picture('sea', (c) => {
      const line = (y: number, number: string, code: string, fill: string = PAPER, ground = '') =>
        `${ground ? rect(110, y - 36, 1120, 52, 0, ground) : ''}${text(176, y, number, { size: 25, mono: true, fill: '#7d89a3', anchor: 'end', spacing: 0 })}${text(214, y, code, { size: 27, mono: true, fill, spacing: 0 })}`
      const editor = `${rect(110, 80, 1120, 560, 0, INK)}${rect(110, 80, 1120, 66, 0, '#0d1524')}${circle(150, 113, 10, '#3a4a68')}${circle(182, 113, 10, '#3a4a68')}${circle(214, 113, 10, '#3a4a68')}${text(260, 122, 'containers/Slider.js', { size: 25, mono: true, fill: '#bdc4d3', spacing: 0 })}
        ${line(208, '9', 'const { evenements } = useData()', '#bdc4d3')}${line(262, '10', '// Le plus récent, sans toucher à la liste.', '#7d89a3')}
        ${line(322, '11', '- const dernier = evenements.sort(parDate)[0]', '#ffb3a8', '#4a1d22')}${line(382, '11', '+ const dernier = evenements.toSorted(parDate).at(-1)', '#9ff0b6', '#123a26')}
        ${line(442, '12', 'return <Affiche evenement={dernier} />', '#bdc4d3')}
        ${line(516, '', '✓ affiche la dernière prestation', '#9ff0b6')}${line(566, '', '✓ 22 tests, 84 % des lignes', '#9ff0b6')}`
      const day = (x: number, number: string, words: string) =>
        object(
          x,
          596,
          250,
          150,
          20,
          c.deep,
          `${rect(x, 596, 250, 46, 0, c.strong)}${text(x + 22, 629, words, { size: 24, weight: 650, fill: PAPER })}${text(x + 22, 712, number, { size: 56, weight: 800, spacing: -0.03 })}`,
        )
      return `${object(110, 80, 1120, 560, 26, c.shadow, editor)}${day(170, '14 mai', 'Séminaire')}${day(452, '2 juin', 'Salon du vin')}${day(734, '9 juil.', 'Festival')}
        ${circle(1142 + 10, 660 + 10, 92, c.shadow)}${circle(1142, 660, 92, SUN)}${stroke('M1098 662 l30 32 l58 -66', INK, 18)}`
    }),

  banque: () =>
    picture('olive', (c) => {
      const row = (y: number, words: string, day: string, amount: string) =>
        `${text(796, y, words, { size: 26, weight: 600 })}${text(796, y + 30, day, { size: 21, fill: MUTED })}${text(1186, y + 12, amount, { size: 27, weight: 650, anchor: 'end' })}${rect(796, y + 48, 390, 1.5, 0, LINE)}`
      const curve = 'M136 470 H250 V498 H330 V436 H420 V540 H520 V566 H600'
      const account = `${rect(90, 90, 620, 660, 0, c.deep)}${text(136, 168, 'Compte courant', { size: 29, weight: 550, fill: c.ground })}${text(136, 204, 'n° FR76 •••• 0421', { size: 22, fill: c.soft })}
        ${text(136, 294, '2 082,79 €', { size: 84, weight: 800, fill: PAPER, spacing: -0.045 })}${text(136, 350, 'Solde à venir : 1 284,50 €', { size: 30, weight: 600, fill: c.soft })}
        ${path(`${curve} V690 H136Z`, c.strong)}${stroke(curve, c.band, 7)}${stroke('M600 566 H664', c.band, 7, 'stroke-dasharray="2 16"')}${circle(600, 566, 18, SUN)}
        ${text(136, 724, '1er', { size: 22, fill: c.soft })}${text(560, 724, 'aujourd’hui', { size: 22, fill: c.soft })}`
      return `${object(90, 90, 620, 660, 34, c.shadow, account)}${text(770, 150, 'Échéances', { size: 62, weight: 800, spacing: -0.035, fill: c.deep })}
        ${object(760, 190, 470, 460, 26, c.shadow, `${row(252, 'Loyer', '5 novembre', '− 620,00 €')}${row(346, 'Électricité', '12 novembre', '− 74,90 €')}${row(440, 'Prêt étudiant', '15 novembre', '− 86,40 €')}${row(534, 'Abonnement tram', '20 novembre', '− 16,99 €')}${text(796, 624, 'Reste à venir', { size: 26, weight: 700 })}${text(1186, 624, '− 798,29 €', { size: 29, weight: 750, anchor: 'end' })}`)}
        ${rect(760, 682, 228, 68, 18, c.strong)}${text(874, 726, 'Virement', { size: 28, weight: 650, fill: PAPER, anchor: 'middle' })}${rect(1006, 682, 224, 68, 18, PAPER)}${text(1118, 726, 'Relevé PDF', { size: 28, weight: 650, anchor: 'middle' })}`
    }),

  'gestion-de-projet': () =>
    picture('sun', (c) => {
      const column = (x: number, title: string, count: string) =>
        `${object(x, 170, 366, 590, 26, c.shadow, rect(x, 170, 366, 590, 0, c.band))}${text(x + 28, 226, title, { size: 31, weight: 750, fill: c.deep })}${text(x + 338, 226, count, { size: 28, weight: 600, fill: c.strong, anchor: 'end' })}`
      const card = (x: number, y: number, first: string, second: string, who: string, fill: string = PAPER) =>
        `${rect(x + 8, y + 8, 318, 136, 16, c.soft)}${rect(x, y, 318, 136, 16, fill)}${text(x + 22, y + 46, first, { size: 26, weight: 650 })}${text(x + 22, y + 80, second, { size: 23, fill: fill === PAPER ? MUTED : INK })}${circle(x + 288, y + 108, 18, c.deep)}${text(x + 288, y + 114, who, { size: 17, weight: 700, fill: PAPER, anchor: 'middle' })}`
      return `${text(84, 118, 'Menu Maker', { size: 66, weight: 800, spacing: -0.035, fill: c.deep })}${text(1256, 104, 'Sprint 2, du 4 au 15 mars', { size: 29, weight: 550, fill: c.deep, anchor: 'end' })}
        ${column(84, 'À faire', '3')}${column(487, 'En cours', '3 / 3')}${column(890, 'Terminé', '2')}
        ${card(108, 256, 'Imprimer le menu', 'PDF, format A4 et A5', 'LB')}${card(108, 414, 'Mot de passe oublié', 'Dépend de la connexion', 'IM')}${card(108, 572, 'Page des tarifs', 'Textes à valider', 'CP')}
        ${card(511, 256, 'Catégories de plats', 'Glisser pour ordonner', 'CP')}<g transform="rotate(-4 690 490)">${card(519, 414, 'Aperçu du menu', 'Se met à jour en direct', 'IM', SUN)}</g>${card(511, 572, 'Charte du client', 'Police, couleur, logo', 'LB')}
        ${card(914, 256, 'Connexion par mail', 'Lien valable 15 minutes', 'CP')}${card(914, 414, 'Maquettes validées', '11 écrans', 'IM')}
        ${stroke('M1073 590 v84 M1040 642 l33 34 l33 -34', c.strong, 8)}${text(1073, 724, 'Démo vendredi', { size: 27, weight: 650, anchor: 'middle', fill: c.deep })}`
    }),

  portfolio: () =>
    picture('lavender', (c) => {
      const leaf = (x: number) =>
        object(
          x,
          90,
          236,
          660,
          12,
          c.shadow,
          `${rect(x, 90, 236, 660, 0, c.strong)}${Array.from({ length: 14 }, (_, index) => `${rect(x + 26, 124 + index * 43, 184, 30, 6, c.middle)}${rect(x + 26, 146 + index * 43, 184, 8, 3, c.deep)}`).join('')}`,
        )
      const site = `${rect(330, 90, 680, 660, 0, '#fcf9f2')}${text(372, 154, 'Camille Persienne', { size: 24, weight: 750 })}${text(690, 154, 'Accueil   Projets   Contact', { size: 21, weight: 550, fill: MUTED })}
        ${text(370, 318, 'Camille', { size: 78, weight: 800, spacing: -0.04 })}${text(370, 394, 'Persienne', { size: 78, weight: 800, spacing: -0.04 })}${text(372, 458, 'Développeur', { size: 38 })}${text(604, 458, 'Web', { size: 38, weight: 750, fill: '#1844b9' })}
        ${rect(372, 502, 132, 54, 12, '#1844b9')}${text(438, 538, 'Projets', { size: 23, weight: 650, fill: PAPER, anchor: 'middle' })}${rect(520, 502, 136, 54, 12, PAPER, `stroke="${MUTED}" stroke-width="2"`)}${text(588, 538, 'Contact', { size: 23, weight: 650, anchor: 'middle' })}
        ${circle(790, 276, 84, SUN)}${rect(770, 226, 196, 330, 22, '#1844b9')}${path('M800 556 Q806 470 858 462 L858 436 Q828 412 832 372 Q838 330 880 330 Q922 334 920 382 Q918 416 894 438 L894 462 Q940 476 944 556Z', INK)}${[0, 1, 2].map((index) => `<polygon points="${800 + index * 62},226 ${824 + index * 62},226 ${770 + index * 62 - 10},330 ${746 + index * 62},330" fill="#ffffff" opacity=".14"/>`).join('')}
        ${[0, 1, 2].map((index) => rect(372 + index * 204, 620, 186, 200, 14, [c.soft, c.middle, c.ground][index] ?? c.soft)).join('')}`
      return `${rect(318, 78, 704, 700, 10, c.deep)}${object(330, 90, 680, 660, 4, c.deep, site)}${leaf(70)}${leaf(1034)}${rect(290, 750, 776, 40, 8, c.shadow)}${rect(280, 742, 780, 40, 8, PAPER)}`
    }),

  'atelier-de-peinture': () =>
    picture('cobalt', (c) => {
      const painting = `${rect(330, 110, 680, 470, 0, '#9cc8ec')}${path('M330 300 Q520 250 680 292 T1010 276 V340 H330Z', '#6f9fd6')}${rect(330, 330, 680, 250, 0, '#3f74c4')}
        ${stroke('M360 372 h120 M560 360 h180 M820 380 h150 M400 430 h220 M700 424 h110 M860 450 h120 M350 490 h150 M560 500 h90', '#9cc8ec', 9, 'opacity=".8"')}
        ${path('M330 580 V520 Q470 470 600 530 T840 540 Q930 520 1010 548 V580Z', '#e9d8b8')}${rect(760, 226, 150, 110, 2, '#fbf6ea')}${rect(880, 196, 90, 140, 2, '#f1e6d0')}${path('M750 230 h170 l-20 -24 h-130z', '#c8643c')}${rect(790, 262, 26, 36, 0, '#2b5aa8')}${rect(846, 262, 26, 36, 0, '#2b5aa8')}${rect(904, 232, 24, 34, 0, '#2b5aa8')}
        ${path('M430 440 h190 l-34 46 h-128z', '#8c2f24')}${path('M520 428 V250 Q610 330 624 428Z', SUN)}${path('M508 428 V286 Q450 350 440 428Z', '#fbf6ea')}${stroke('M514 440 V236', '#3a2a1e', 7)}
        ${path('M690 410 h110 l-20 26 h-72z', '#1f3f7c')}${path('M742 402 V330 Q780 366 788 402Z', '#fbf6ea')}`
      return `${path('M660 60 L690 60 L700 800 L650 800Z', c.deep)}${path('M430 640 L330 800 h46 L486 640Z', c.deep)}${path('M910 640 L1010 800 h-46 L854 640Z', c.deep)}
        ${object(290, 70, 760, 550, 6, c.shadow, rect(290, 70, 760, 550, 0, '#7a4a2a'), '#7a4a2a')}${rect(306, 86, 728, 518, 2, '#94623c')}${rect(330, 110, 680, 470, 0, PAPER)}<svg x="330" y="110" width="680" height="470" viewBox="330 110 680 470">${painting}</svg>
        ${rect(304, 640, 760, 34, 8, c.shadow)}${rect(290, 628, 760, 34, 8, c.strong)}${rect(420, 606, 60, 26, 4, PAPER)}${rect(500, 600, 26, 32, 4, '#c8643c')}${rect(540, 604, 26, 28, 4, '#3f74c4')}
        ${object(1096, 470, 180, 210, 14, c.shadow, `${text(1118, 520, 'Barques', { size: 31, weight: 750 })}${text(1118, 554, 'à Bouzigues', { size: 25 })}${text(1118, 604, 'Huile sur toile', { size: 21, fill: MUTED })}${text(1118, 634, '60 × 40 cm', { size: 21, fill: MUTED })}`)}
        ${text(76, 150, 'Huiles', { size: 62, weight: 800, spacing: -0.035, fill: c.deep })}${text(78, 200, '2019 – 2025', { size: 29, fill: c.deep })}${text(78, 262, 'Aquarelles', { size: 30, weight: 550, fill: c.strong })}${text(78, 306, 'Carnets', { size: 30, weight: 550, fill: c.strong })}`
    }),
}
