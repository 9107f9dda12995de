import { expect, test } from 'vitest'
import { routeOutcome, type DeviceSnapshot } from './guard.ts'

const SIGNED_IN: DeviceSnapshot = { state: 'signed-in', terms: 'accepted', isAppLocked: false }
const QUERY = '?institution=riverside&activation_code=A-1'
const SEARCH = { institution: 'riverside', activation_code: 'A-1' }

test('[INST-21] an institution’s link leads a signed-in person to its consent, and a page requested before wins', () => {
  const opened = (search: Record<string, unknown>, query: string) =>
    routeOutcome(SIGNED_IN, { route: 'login', path: `/login${query}`, search })
  expect(opened(SEARCH, QUERY)).toEqual({ is: 'go-home', path: `/consent${QUERY}` })
  expect(opened({ ...SEARCH, redirect: '/records/add' }, QUERY)).toEqual({
    is: 'go-home',
    path: '/records/add',
  })
  expect(opened({}, '')).toEqual({ is: 'go-home', path: '/home' })
})
