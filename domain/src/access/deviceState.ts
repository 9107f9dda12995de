import { safeRedirect, pathAfterSignIn } from './routesAfterSignIn.ts'
import { readRequestedRecord } from './routesRecordId.ts'
import { ROUTES, type RouteGroup, type RouteName } from './routes.ts'

export type DeviceState = 'visitor' | 'not-registered' | 'signed-in' | 'locked'

/**
 * The owner of the open diary: nobody, a person without an account, or a user. `isAppLocked`: its contents are
 * encrypted, and nobody has unlocked them yet.
 */
export type Owner =
  | { is: 'nobody' }
  | { is: 'anonymous'; isAppLocked?: boolean }
  | { is: 'user'; hasToken: boolean; isAppLocked?: boolean }

// The end of a session removes the token and keeps the owner; only logging out leaves the device without one. [ROUTE-1]
export function deviceState(owner: Owner): DeviceState {
  if (owner.is === 'nobody') return 'visitor'
  // Whether there is a token is encrypted with the rest. [ROUTE-14]
  if (owner.isAppLocked === true) return 'locked'
  if (owner.is === 'anonymous') return 'not-registered'
  return owner.hasToken ? 'signed-in' : 'locked'
}

type Answer = 'open' | 'open-for-writing-only' | 'ask-to-register' | 'go-to-login' | 'go-home' | 'go-to-terms'
type Row = Record<DeviceState, Answer>

const row = (visitor: Answer, notRegistered: Answer, signedIn: Answer, locked: Answer): Row => ({
  visitor,
  'not-registered': notRegistered,
  'signed-in': signedIn,
  locked,
})

const ALWAYS = row('open', 'open', 'open', 'open')
const DIARY = row('go-to-login', 'open', 'open', 'go-to-login')
/** Screens that need the server's answer: without an account there is none. */
const ASKED = row('go-to-login', 'ask-to-register', 'open', 'go-to-login')
/** D16: pain does not wait for a password. These screens write, and show nothing of the past. */
const WRITES = row('go-to-login', 'open', 'open', 'open-for-writing-only')

const BY_GROUP: Record<RouteGroup, Row> = {
  anytime: ALWAYS,
  'signed-out': row('open', 'open', 'go-home', 'open'),
  home: DIARY,
  common: DIARY,
  'create-record': WRITES,
  special: ALWAYS,
}

const EXCEPTIONS: Partial<Record<RouteName, Row>> = {
  landing: row('open', 'go-home', 'go-home', 'go-to-login'),
  // A mailed link opens where the mail is read: also on a logged-in device.
  activateUser: ALWAYS,
  changeEmail: ALWAYS,
  resetPassword: ALWAYS,
  unsubscribe: ALWAYS,
  cancelDeletion: ALWAYS,
  expiredLink: ALWAYS,
  // Joining an institution and connecting a provider are possible with an account, too.
  consent: ALWAYS,
  appleRedirect: ALWAYS,
  socialWelcome: ALWAYS,
  // People who cannot log in need help most. [SET-20]
  userGuide: ALWAYS,
  faq: ALWAYS,

  // It shows what goes on, and ends it. [EPI-12]
  recordFinish: DIARY,
  recordAdd: WRITES,
  doseAdd: WRITES,
  reflectionCreate: WRITES,

  // The other report screens open without an account, too: they offer a sample and the way to register.
  report: ASKED,
  oldReport: ASKED,
  shareLinks: ASKED,
  // The guide opens without an account if the plans allow it: see `guideDoor.ts`.
  questionnaires: ASKED,
  institutions: ASKED,
  emailPreferences: ASKED,

  intro: row('open', 'open', 'open', 'go-to-login'),
  tokenOutdated: row('go-to-login', 'go-home', 'go-home', 'open'),
  eulaOutdated: row('go-to-login', 'go-home', 'open', 'go-to-login'),
  unknown: DIARY,
}

/** The opened URL: the path with its query, and the query values that the outcome depends on. */
export interface OpenedUrl {
  route: RouteName
  path: string
  id?: string | undefined
  copy?: string | undefined
  redirect?: string | undefined
}

export type RouteOutcome =
  | { is: 'open' | 'open-for-writing-only' }
  | { is: 'ask-to-register' | 'go-to-login' | 'go-to-terms'; remember: string | null }
  | { is: 'go-home'; path: string }
  /** No redirect: the URL stays, and the requested screen opens after unlocking. */
  | { is: 'unlock' }

/**
 * Whether the person has accepted the current documents (`termsGate.ts`). `stuck`: they are outdated, and the device
 * could not store the acceptance.
 */
export type Terms = 'accepted' | 'outdated' | 'stuck'

/** Applies D18 to the routes. [ROUTE-2, ROUTE-3, ROUTE-12, ROUTE-13] */
export function decideRoute(state: DeviceState, place: OpenedUrl, terms: Terms = 'accepted'): RouteOutcome {
  const answer = state === 'signed-in' ? withTerms(terms, place) : answerTo(state, place)
  switch (answer) {
    case 'open':
    case 'open-for-writing-only':
      return { is: answer }
    case 'ask-to-register':
    case 'go-to-login':
    case 'go-to-terms':
      return { is: answer, remember: worthRemembering(place) }
    case 'go-home':
      return { is: answer, path: pathAfterSignIn(place.redirect) }
  }
}

/**
 * Session screens: the session is unknown until the lock is open, and logging in now would lead to an unreadable diary,
 * or leave it behind.
 */
const OF_THE_SESSION: readonly RouteName[] = [
  'tokenOutdated',
  'login',
  'register',
  'signUpSuccess',
  'consent',
  'socialWelcome',
  'appleRedirect',
]

/** While the app lock is closed: as on any locked device, except that logging in would not open it. [ROUTE-14] */
export function decideRouteAppLocked(place: OpenedUrl): RouteOutcome {
  const outcome = decideRoute('locked', place)
  const isSealed = outcome.is === 'go-to-login' || OF_THE_SESSION.includes(place.route)
  return isSealed ? { is: 'unlock' } : outcome
}

const NEW_RECORD: readonly RouteName[] = ['recordAdd', 'recordCreate']

const rowOf = (route: RouteName): Row => EXCEPTIONS[route] ?? BY_GROUP[ROUTES[route].group]

function answerTo(state: DeviceState, { route, id, copy }: OpenedUrl): Answer {
  const answer = rowOf(route)[state]
  // Both refer to an existing record: opening or copying it would show the past of a locked diary.
  const opensThePast =
    NEW_RECORD.includes(route) && (readRequestedRecord(id)?.is !== 'new' || copy !== undefined)
  return answer === 'open-for-writing-only' && opensThePast ? 'go-to-login' : answer
}

/**
 * Routes that open in every state open here as well: the documents, help, mailed links, logging out. Other routes lead
 * to the terms, and from there back. [ROUTE-12] A person whose acceptance cannot be stored can still write: pain does
 * not wait for a disk either. [ROUTE-13]
 */
function withTerms(terms: Terms, place: OpenedUrl): Answer {
  const answer = answerTo('signed-in', place)
  if (place.route === 'eulaOutdated') return terms === 'accepted' ? 'go-home' : 'open'
  const isKeptBack = terms !== 'accepted' && answer === 'open' && rowOf(place.route) !== ALWAYS
  if (!isKeptBack) return answer
  const writesOnly = terms === 'stuck' && answerTo('locked', place) === 'open-for-writing-only'
  return writesOnly ? 'open-for-writing-only' : 'go-to-terms'
}

// After logging in nobody wants a page that does not exist.
const worthRemembering = ({ route, path }: OpenedUrl): string | null =>
  route === 'unknown' ? null : safeRedirect(path)
