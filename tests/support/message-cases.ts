import type { BEHAVIOURS } from './mail-provider.ts'

/** What the visitor sees in the end. */
export type Ending =
  /** The text of success, and empty fields. */
  | 'sent'
  /** The text of failure, every field as it was written, and a form that can be sent again at once. */
  | 'failed'
  /** The form at rest with every field as it was written. */
  | 'kept'
  /** The form at rest and empty. */
  | 'cleared'
  /** Their own mail program, with every field as it was written. */
  | 'handed over'

export interface MessageCase {
  /** What happens, in the words of docs/fiabilite.md. */
  says: string
  ending: Ending
  /** How many messages reached the provider. */
  requests: 0 | 1
}

const sent = (says: string): MessageCase => ({ says, ending: 'sent', requests: 1 })
const failed = (says: string, requests: 0 | 1 = 1): MessageCase => ({ says, ending: 'failed', requests })
const kept = (says: string): MessageCase => ({ says, ending: 'kept', requests: 1 })

/** What the provider may do: one case for each of its behaviours. */
export const PROVIDER_CASES: Readonly<Record<Exclude<keyof typeof BEHAVIOURS, 'judge'>, MessageCase>> = {
  ok: sent('200 « OK »'),
  okAsText: sent('202, mais le texte « OK »'),
  okWithoutBody: sent('200 sans corps'),
  okAsHtml: sent('200, du HTML au lieu du texte'),
  slow: sent('200 après une seconde et demie'),
  stalledAfterOk: sent('200, puis un corps qui s’arrête en chemin'),
  droppedAfterOk: sent('200, puis la connexion coupée dans le corps'),
  publicKeyRequired: failed('400, clef publique absente'),
  serviceIdRequired: failed('400, service absent'),
  templateIdRequired: failed('400, modèle absent'),
  publicKeyInvalid: failed('400, clef publique fausse'),
  templateNotFound: failed('400, modèle inconnu'),
  nonBrowser: failed('403, appel refusé'),
  invalidGrant: failed('412, compte d’envoi déconnecté'),
  tooLarge: failed('413, message trop long'),
  recipientEmpty: failed('422, destinataire vide'),
  quotaReached: failed('426, quota atteint'),
  tooManyRequests: failed('429, trop de demandes'),
  serverError: failed('500'),
  errorAsHtml: failed('502, du HTML au lieu du texte'),
  errorAsBytes: failed('503, des octets qui ne sont pas du texte'),
  stalledError: failed('500, puis un corps qui s’arrête en chemin'),
  droppedError: failed('500, puis la connexion coupée dans le corps'),
  dropped: failed('connexion coupée sans réponse'),
  silent: failed('aucune réponse, jamais'),
}

/** What the network, the browser and the visitor may do. */
export const VISITOR_CASES = {
  refused: failed('connexion refusée', 0),
  offlineBefore: failed('hors ligne avant l’envoi', 0),
  offlineDuring: failed('hors ligne pendant l’envoi'),
  missingId: failed('site construit sans identifiant du prestataire', 0),
  storageBlocked: sent('stockage du navigateur interdit'),
  twentyClicks: sent('20 clics de suite sur « Envoyer »'),
  enterInEveryField: sent('Entrée dans chaque champ'),
  hugePaste: failed('100 Ko collés dans le message'),
  autofilled: sent('champs remplis par le navigateur'),
  beforeAwake: sent('trois clics avant que le script du formulaire soit là'),
  scriptMissing: { says: 'le script du formulaire n’arrive pas', ending: 'handed over', requests: 0 },
  reloaded: kept('page rechargée pendant l’envoi'),
  tabReopened: kept('onglet fermé pendant l’envoi, puis rouvert'),
  backAndForward: kept('retour puis avance pendant l’envoi'),
  backAfterSuccess: { says: 'retour puis avance après un envoi réussi', ending: 'cleared', requests: 1 },
} as const satisfies Record<string, MessageCase>

export const MESSAGE_CASES: readonly MessageCase[] = [...Object.values(PROVIDER_CASES), ...Object.values(VISITOR_CASES)]
