/** The hosts of services that have several, each with its short forms. */
const SERVICES: readonly RegExp[] = [
  /^(?:youtu\.be|(?:[a-z]{1,20}\.)?youtube(?:-nocookie)?\.com)$/,
  /^(?:git\.io|gh\.io|(?:[a-z]{1,20}\.)?github\.com)$/,
  /^(?:g\.co|g\.page|goo\.gl|(?:forms|maps\.app|photos\.app)\.(?:gle|goo\.gl)|(?:[a-z]{1,20}\.){0,2}google\.[a-z]{2,3}(?:\.[a-z]{2})?)$/,
  /^(?:a\.co|amzn\.[a-z]{2,4}|(?:[a-z]{1,20}\.)?amazon\.[a-z]{2,3}(?:\.[a-z]{2})?)$/,
  /^(?:fb\.(?:me|com|watch|gg)|m\.me|(?:[a-z]{1,20}\.)?(?:facebook|messenger)\.com)$/,
  /^(?:instagr\.am|ig\.me|(?:[a-z]{1,20}\.)?instagram\.com)$/,
  /^(?:lnkd\.in|(?:[a-z]{1,20}\.)?linkedin\.com)$/,
  /^(?:t\.co|x\.com|(?:[a-z]{1,20}\.)?twitter\.com)$/,
  /^(?:redd\.it|(?:[a-z]{1,20}\.)?reddit\.com)$/,
  /^(?:wa\.me|(?:[a-z]{1,20}\.)?whatsapp\.com)$/,
  /^(?:t\.me|(?:[a-z]{1,20}\.)?telegram\.(?:me|org))$/,
  /^discord(?:app)?\.(?:gg|com)$/,
  /^(?:spoti\.fi|spotify\.link|(?:[a-z]{1,20}\.)?spotify\.com)$/,
  /^(?:pin\.it|(?:[a-z]{1,20}\.)?pinterest\.[a-z]{2,3})$/,
  /^(?:flic\.kr|(?:[a-z]{1,20}\.)?flickr\.com)$/,
  /^(?:dai\.ly|(?:[a-z]{1,20}\.)?dailymotion\.com)$/,
  /^(?:aka\.ms|(?:[a-z]{1,20}\.)?microsoft\.com)$/,
  /^(?:apple\.co|(?:[a-z]{1,20}\.)?apple\.com)$/,
  /^(?:npm\.im|(?:[a-z]{1,20}\.)?npmjs\.com)$/,
]

/** Hosts whose addresses stand for one of any site. */
const SHORTENERS =
  /^(?:bit\.ly|j\.mp|t\.co|t\.ly|tinyurl\.com|goo\.gl|g\.co|git\.io|aka\.ms|lnkd\.in|buff\.ly|ow\.ly|is\.gd|v\.gd|cutt\.ly|rebrand\.ly|dub\.sh|lc\.cx|urlr\.me|urlz\.fr|link\.infini\.fr|s\.42l\.fr|(?:dx\.)?doi\.org|hdl\.handle\.net|n2t\.net|w3id\.org|purl\.org)$/

/**
 * Returns whether the host that a visitor reads may stand for the real one: « youtu.be » for « youtube.com », and « bit.ly » for any. Where
 * it is the real one that is short, the visitor does not see where it leads.
 */
export function isShortFor(said: string, real: string): boolean {
  const [one, other] = [said, real].map((host) => host.replace(/^(?:m|mobile|old)\.(?=[^.]+\.)/, ''))
  return one === other || SHORTENERS.test(said) || SERVICES.some((service) => service.test(said) && service.test(real))
}
