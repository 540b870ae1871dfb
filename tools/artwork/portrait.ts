import { PAPER } from './kit.ts'

/** Four flat tones and the light of the shutters: Camille in profile, looking at their own name. */
export const PORTRAIT_WIDTH = 1128
export const PORTRAIT_HEIGHT = 1410

const NIGHT = '#141c30'
const COBALT = '#1d4cc4'
const SKIN = '#f0b083'
const SHADE = '#c06a41'
const CREAM = '#fff1da'

/** A band of light at 115°. */
function band(x: number, fill: string, opacity: number): string {
  return `<polygon points="${x + 658},0 ${x + 778},0 ${x + 120},1410 ${x},1410" fill="${fill}" opacity="${opacity}"/>`
}

const FACE =
  'M560 330 C470 352 418 430 412 520 C410 536 404 546 402 556 C400 570 408 580 408 592 C398 634 366 678 342 712 C330 728 330 742 346 750 C362 757 384 756 394 764 C400 772 392 784 382 796 C372 806 374 816 388 822 C378 830 374 842 384 854 C392 862 402 866 402 876 C398 890 388 908 392 932 C400 966 440 978 484 968 C540 956 580 950 612 936 L700 700 L720 420 Z'
const NECK = 'M556 920 C572 1000 566 1070 520 1120 L500 1240 L860 1240 L840 1080 C812 980 800 880 800 760 L640 800 Z'
const SHADOW =
  'M612 440 C640 540 606 610 596 690 C590 780 556 860 474 922 C452 940 440 958 446 972 C470 976 520 964 558 952 C570 1010 562 1084 516 1126 L500 1240 L860 1240 L840 1080 C812 980 800 880 800 760 L760 470 Z'
const HAIR =
  'M536 356 C492 340 492 292 536 256 C600 200 724 182 814 232 C912 288 950 404 934 520 C924 606 900 668 878 730 C866 768 846 796 812 806 C798 798 788 788 770 780 C744 776 722 778 704 770 C716 730 716 690 700 656 C676 640 660 618 660 588 C640 568 634 524 644 486 C600 470 572 430 562 384 C556 368 548 360 536 356 Z'

export function portrait(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_WIDTH}" height="${PORTRAIT_HEIGHT}" viewBox="0 0 ${PORTRAIT_WIDTH} ${PORTRAIT_HEIGHT}">
<rect width="${PORTRAIT_WIDTH}" height="${PORTRAIT_HEIGHT}" fill="${COBALT}"/>
${band(-520, '#3c69dc', 0.9)}${band(-250, '#3c69dc', 0.9)}${band(20, '#3c69dc', 0.9)}${band(290, '#3c69dc', 0.9)}${band(560, '#3c69dc', 0.9)}${band(830, '#3c69dc', 0.9)}
<path d="${NECK}" fill="${SKIN}"/><path d="${FACE}" fill="${SKIN}"/>
<path d="${SHADOW}" fill="${SHADE}"/>
<path d="${HAIR}" fill="${NIGHT}"/>
<path d="M664 660 C690 622 742 640 738 700 C736 750 706 790 684 782 C668 774 676 744 668 716 C664 696 658 676 664 660Z" fill="${SKIN}"/>
<path d="M690 682 C716 672 722 704 708 736" fill="none" stroke="${SHADE}" stroke-width="9" stroke-linecap="round"/>
<path d="M416 548 C440 526 478 520 524 540 C484 534 448 540 424 558 C416 562 410 554 416 548Z" fill="${NIGHT}"/>
<path d="M428 612 C444 592 474 588 506 602 C494 602 484 606 478 610 C480 622 470 628 458 627 C447 626 442 620 441 613 C436 612 432 612 428 612Z" fill="${NIGHT}"/>
<path d="M440 640 C456 646 472 644 484 634" fill="none" stroke="${SHADE}" stroke-width="6" stroke-linecap="round"/>
<path d="M428 574 C450 562 480 562 506 576" fill="none" stroke="${SHADE}" stroke-width="6" stroke-linecap="round"/>
<path d="M394 764 C414 760 424 742 414 724" fill="none" stroke="${SHADE}" stroke-width="9" stroke-linecap="round"/>
<path d="M382 796 C400 798 424 806 448 824 C424 830 404 826 388 822 C374 816 372 806 382 796Z" fill="#9c472c"/>
<path d="M388 822 C404 828 424 830 448 824 C434 846 414 856 384 854 C374 842 378 830 388 822Z" fill="#b75f3d"/>
<path d="M400 884 C414 888 424 884 432 876" fill="none" stroke="${SHADE}" stroke-width="7" stroke-linecap="round"/>
<path d="M566 270 C640 226 740 230 800 290 M600 330 C680 280 780 300 836 380 M668 420 C730 400 800 440 830 520" fill="none" stroke="#2c3a58" stroke-width="11" stroke-linecap="round"/>
<path d="M120 1410 C150 1240 300 1180 500 1130 C560 1200 660 1220 760 1190 C800 1178 830 1150 846 1110 C960 1150 1080 1220 1128 1320 V1410 Z" fill="${CREAM}"/>
<path d="M500 1130 C440 1150 430 1200 470 1290 C560 1260 620 1230 660 1205 C590 1196 540 1176 500 1130Z" fill="${PAPER}"/>
<path d="M846 1110 C880 1120 900 1150 880 1210 C800 1250 740 1240 690 1206 C760 1200 820 1170 846 1110Z" fill="#ead7b6"/>
<g style="mix-blend-mode:soft-light">${band(-250, '#fff', 0.55)}${band(20, '#fff', 0.55)}${band(290, '#fff', 0.55)}${band(560, '#fff', 0.4)}</g>
</svg>`
}
