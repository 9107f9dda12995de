import { ROUTES, type RouteName } from './routes.ts'

const LONGEST = 512

// An allowlist: every trick that a blocklist would have to know (`//host`, `/\host`, `/%2Fhost`, `/a/../`, tabs that
// the browser drops) needs a character that is not on it. Our own paths need no other. The root is left out: it only
// redirects to home.
const SEGMENT = String.raw`\/[\w~-][\w.~-]*`
const QUERY = String.raw`\?(?:[\w.~*!()+&=:,@-]|%[\dA-Fa-f]{2})*`
const OWN_PATH = new RegExp(`^(?:${SEGMENT})+\\/?(?:${QUERY})?$`)

// Following a link to these right after logging in would undo the login, or loop.
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
/** Without the parameter: whatever its value, the provider's response was already used. */
const NEVER_FOLLOWED_PATHS = NEVER_FOLLOWED.map((name) => ROUTES[name].path.replace(/\/\$.*/, ''))

/** The path, if it stays in this app and may be followed after logging in, otherwise null. [ROUTE-6, ROUTE-7] */
export function safeRedirect(path: string | undefined): string | null {
  if (path === undefined || path.length > LONGEST || !OWN_PATH.test(path)) return null
  const asked = bare(path)
  const isBelow = (never: string): boolean => asked === never || asked.startsWith(`${never}/`)
  return NEVER_FOLLOWED_PATHS.some(isBelow) ? null : path
}

/** Where a person lands after logging in: what they had requested, otherwise home. */
export const pathAfterSignIn = (redirect: string | undefined): string =>
  safeRedirect(redirect) ?? ROUTES.home.path

// The router ignores the case of the URL and a trailing slash.
function bare(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  return pathname.replace(/\/$/, '').toLowerCase()
}
