/** A vowel, « y » before a consonant (« d’Yves », but « de Yasmine »), or an « h » that is mostly silent in names. */
const ELIDED = /^(?:[aeiouœæ]|y[^aeiou]|h(?:[ey]|ipp|ono|ort|ub|ug))/

/** « de Camille », « d’Inès » (Le Bon Usage, § 44). */
export function ofName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ELIDED.test(plain) ? `d’${name}` : `de ${name}`
}
