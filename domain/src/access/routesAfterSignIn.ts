import { ROUTES, type RouteName } from './routes.ts'

const LONGEST = 512

// A list of what is allowed: every trick that a list of forbidden signs would have to know (`//host`, `/\host`,
// `/%2Fhost`, `/a/../`, tabs that the browser drops) needs a sign that is not on it. Our own paths need no other.
// The root is left out: it only leads on to home.
const SEGMENT = String.raw`\/[\w~-][\w.~-]*`
const QUERY = String.raw`\?(?:[\w.~*!()+&=:,@-]|%[\dA-Fa-f]{2})*`
const OWN_PATH = new RegExp(`^(?:${SEGMENT})+\\/?(?:${QUERY})?$`)

// To follow a link into these right after signing in would undo the sign-in, or turn in a circle.
const NEVER_FOLLOWED: readonly RouteName[] = [
  'login',
  'logout',
  'register',
  'signUpSuccess',
  'socialWelcome',
  'appleRedirect',
  'tokenOutdated',
  'eulaOutdated',
  'redirect',
]
/** Up to its parameter: whichever it is, the answer of a provider was used up there. */
const NEVER_FOLLOWED_PATHS = NEVER_FOLLOWED.map((name) => ROUTES[name].path.replace(/\/\$.*/, ''))

/** The path if it stays in this app and may be followed after signing in, else null. [ROUTE-6, ROUTE-7] */
export function safeRedirect(path: string | undefined): string | null {
  if (path === undefined || path.length > LONGEST || !OWN_PATH.test(path)) return null
  const asked = bare(path)
  const isBelow = (never: string): boolean => asked === never || asked.startsWith(`${never}/`)
  return NEVER_FOLLOWED_PATHS.some(isBelow) ? null : path
}

/** Where a person lands after signing in: what they had asked for, else home. */
export const afterSignIn = (redirect: string | undefined): string =>
  safeRedirect(redirect) ?? ROUTES.home.path

// The router finds a screen whatever the case of the address and with a slash behind it.
function bare(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  return pathname.replace(/\/$/, '').toLowerCase()
}
