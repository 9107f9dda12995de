import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROUTES, ROUTE_NAMES } from './routes.ts'
import { pathAfterSignIn, safeRedirect } from './routesAfterSignIn.ts'

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 100_000 : 1_000 }
const ORIGIN = 'https://reprieve.example'

const TRICKS = {
  'another host': [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
  ],
  'a user before the host': ['//user@evil.example/', 'https://reprieve.example@evil.example/'],
  'a scheme': [
    'https://evil.example',
    'https:evil.example',
    'HTTPS:/evil.example',
    'data:text/html,x',
    'blob:x',
  ],
  'a script': ['javascript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', 'vbscript:x'],
  'signs that browsers drop': [
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\r\\evil.example',
  ],
  'control characters and blanks': [
    '/home\u0000',
    '/ho\u007Fme',
    ' /home',
    '/home ',
    '/home\n',
    '/\u202Eemoh',
  ],
  'an encoded slash': [
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%09/x',
  ],
  'dots that lead up': [
    '/.//evil.example',
    '/..//evil.example',
    '/a/../logout',
    '/%2e%2e/logout',
    '/./logout',
  ],
  'an empty part': ['/a//b', '/a//', '/home//'],
  'a fragment': ['/home#//evil.example', '/home#', '#a'],
  'a broken query': ['/home?a=\\\\evil.example', '/home?a=%', '/home?a=%0', '/home?a=%zz', '/home?a=é'],
  'no path from the root': ['', 'home', '.', '..', '?a=1', 'evil.example'],
  'look-alikes': ['/ｅvil', '/\u2215evil.example', '／／evil.example', '/home\u3002evil'],
}

/** Checks with the browser's own parser, independently of our list. */
function staysHere(path: string): boolean {
  const seen = new URL(path, `${ORIGIN}/login`)
  const twice = new URL(decodeURIComponent(seen.pathname), ORIGIN)
  return seen.href === ORIGIN + path && twice.origin === ORIGIN && !seen.pathname.includes('//')
}

const kit = [
  '/',
  '\\',
  '.',
  '..',
  '%',
  '%2f',
  '%5C',
  '%2e',
  '%09',
  ':',
  '@',
  '#',
  '?',
  '&',
  '=',
  '\t',
  '\n',
  ' ',
]
const words = [
  'http',
  'https',
  'javascript',
  'evil.example',
  'home',
  'records',
  'edit',
  '5',
  'é',
  '\u0000',
  "'",
  '+',
]
const crafted = fc.array(fc.constantFrom(...kit, ...words), { maxLength: 12 }).map((parts) => parts.join(''))
const spoilt = fc
  .tuple(fc.constantFrom('/records/edit/5', '/profile?section=about_me'), fc.nat(26), crafted)
  .map(([path, at, trick]) => path.slice(0, at) + trick + path.slice(at))
const anything = fc.oneof(
  crafted,
  crafted.map((rest) => `/${rest}`),
  spoilt,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.webPath(),
  fc.string({ unit: 'binary' }),
  fc.string().map((rest) => `/${rest}`),
)

describe('[ROUTE-6] a path to follow', () => {
  test.each(Object.entries(TRICKS))('is refused with %s', (_, tricks) => {
    expect(tricks.map((trick) => safeRedirect(trick))).toEqual(tricks.map(() => null))
  })

  test('is, whatever was sent, null or the same path, which the browser takes for one of this origin', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const path = safeRedirect(sent)
        expect(path === null || (path === sent && staysHere(path))).toBe(true)
      }),
      RUNS,
    )
  })

  test('may carry any text in its query, once that is encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const path = `/conditions/search?${new URLSearchParams({ section: text }).toString()}`
        expect(safeRedirect(path)).toBe(path)
      }),
      RUNS,
    )
  })

  test('has an end', () => {
    const longest = `/records/${'a'.repeat(503)}`
    expect(longest).toHaveLength(512)
    expect([safeRedirect(longest), safeRedirect(`${longest}a`)]).toEqual([longest, null])
  })
})

test('[ROUTE-8] every screen can be remembered with its parameters, but for those that lead in a circle', () => {
  const refused = ROUTE_NAMES.filter((name) => {
    const path = ROUTES[name].path.replace(/\{-(\$\w+)\}/g, '$1').replace(/\$\w*/g, '0198f3c2-7e1a_B')
    return safeRedirect(`${path}?section=about_me&id=-12`) === null
  })
  const circles = [
    'landing',
    'tokenOutdated',
    'eulaOutdated',
    'redirect',
    'appleRedirect',
    'socialWelcome',
    'signUpSuccess',
  ]
  expect(refused.sort()).toEqual(['login', 'logout', 'register', ...circles].sort())
})

test('[ROUTE-7] no spelling of a link logs out, or asks to log in again, right after signing in', () => {
  const spellings = ['/logout', '/logout/', '/LogOut', '/logout?a=1', '/Logout/?a=1', '/login', '/register/']
  spellings.push('/welcome', '/welcome/google', '/Welcome/apple/', '/welcome/facebook?redirect=%2Fhome')
  for (const path of spellings) expect([path, safeRedirect(path)]).toEqual([path, null])
})

test('[ROUTE-7] a path that only starts with the same characters is followed', () => {
  for (const path of ['/welcomed', '/login-help', '/registered?a=1']) expect(safeRedirect(path)).toBe(path)
})

test('[ROUTE-8] without a path that can be followed, home it is', () => {
  expect(pathAfterSignIn('/report/0198f3c2')).toBe('/report/0198f3c2')
  expect([pathAfterSignIn(undefined), pathAfterSignIn('//evil.example')]).toEqual(['/home', '/home'])
})
