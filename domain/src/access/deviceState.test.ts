import { describe, expect, test } from 'vitest'
import {
  deviceState,
  decideRoute,
  decideRouteAppLocked,
  type DeviceState,
  type OpenedUrl,
} from './deviceState.ts'
import { ROUTES, ROUTE_NAMES, type RouteName } from './routes.ts'

const STATES: DeviceState[] = ['visitor', 'not-registered', 'signed-in', 'locked']

const at = (route: RouteName, more: Partial<OpenedUrl> = {}): OpenedUrl => ({
  route,
  path: ROUTES[route].path,
  ...more,
})
const answers = (route: RouteName): string =>
  STATES.map((state) => decideRoute(state, at(route)).is).join(' | ')

// Every route once; columns: visitor | not registered | signed in | locked.
const TABLE: [row: string, routes: string][] = [
  [
    'open | open | open | open',
    `forgotPassword eula privacyPolicy contactUs logout components menu urgentHelp share
     activateUser changeEmail resetPassword unsubscribe cancelDeletion expiredLink consent appleRedirect socialWelcome
     userGuide faq redirect`,
  ],
  ['open | open | go-home | open', 'login register signUpSuccess'],
  ['open | go-home | go-home | go-to-login', 'landing'],
  ['open | open | open | go-to-login', 'intro'],
  [
    'go-to-login | open | open | go-to-login',
    `home customizeHome listEdit fieldAdd whatHelps insights charts timeline records calendar filter profile
     deleteAccount settings yourData greeting privacyQuestion firstReminder firstConditions firstMedications test recordEdit reflectionEdit conditionAdd conditionEdit
     conditionSearch conditions medicationAdd medicationEdit medicationSearch medications medicationFactors fieldEdit recordFinish
     reports reportCreate reportOverlays visitBrief reportSample notifications reminderAdd reminderEdit unknown
     guide guideCategories guideContent guideBookmarked guideRecommended guideProgram assistant`,
  ],
  [
    'go-to-login | ask-to-register | open | go-to-login',
    'report oldReport shareLinks questionnaires institutions emailPreferences',
  ],
  [
    'go-to-login | open | open | open-for-writing-only',
    'recordAdd recordCreate recordQuick flare doseAdd reflectionCreate',
  ],
  ['go-to-login | go-home | go-home | open', 'tokenOutdated'],
  ['go-to-login | go-home | go-home | go-to-login', 'eulaOutdated'],
]
const ROWS = TABLE.flatMap(([row, routes]) => routes.split(/\s+/).map((route) => ({ route, row })))

describe('[D18, ROUTE-2] the states of a device against the routes', () => {
  test.each(ROWS)('$route: $row', ({ route, row }) => {
    expect(answers(route as RouteName)).toBe(row)
  })

  test('no route is left out, and none stands twice', () => {
    expect(ROWS.map(({ route }) => route).sort()).toEqual([...ROUTE_NAMES].sort())
  })
})

test('[D18, ROUTE-1] a device is a visitor’s, not registered, signed in or locked', () => {
  expect(deviceState({ is: 'nobody' })).toBe('visitor')
  expect(deviceState({ is: 'anonymous' })).toBe('not-registered')
  expect(deviceState({ is: 'user', hasToken: true })).toBe('signed-in')
  expect(deviceState({ is: 'user', hasToken: false })).toBe('locked')
})

describe('[D16, ROUTE-3] a locked device', () => {
  const locked = (id: string | undefined) => decideRoute('locked', at('recordCreate', { id })).is

  test.each(['recordAdd', 'recordCreate'] as const)('copies no record that is there already: %s', (route) => {
    const asked = [{ copy: '1000042' }, { copy: '-7' }, { copy: '' }, { id: '-7' }, {}]
    expect(asked.map((query) => decideRoute('locked', at(route, query)).is)).toEqual([
      'go-to-login',
      'go-to-login',
      'go-to-login',
      'go-to-login',
      'open-for-writing-only',
    ])
    expect(decideRoute('signed-in', at(route, { copy: '-7' })).is).toBe('open')
  })

  test('opens a new record for writing, and no record that is there already', () => {
    expect([undefined, '1000042', '-7', '0', 'abc'].map(locked)).toEqual([
      'open-for-writing-only',
      'go-to-login',
      'go-to-login',
      'go-to-login',
      'go-to-login',
    ])
  })

  test('shows nothing of the past, whatever the address', () => {
    const open = ROUTE_NAMES.filter((name) => decideRoute('locked', at(name)).is === 'open')
    const diary = open.filter((name) => ['home', 'common', 'create-record'].includes(ROUTES[name].group))
    // Help pages, which contain nothing of the person.
    expect(diary).toEqual(['userGuide', 'faq'])
  })
})

describe('[D16, ROUTE-14] while the app lock is closed', () => {
  // Every route once, grouped by the result.
  const LOCKED: [answer: string, routes: string][] = [
    [
      'open',
      `forgotPassword eula privacyPolicy contactUs logout components menu urgentHelp share activateUser changeEmail
       resetPassword unsubscribe cancelDeletion expiredLink userGuide faq redirect`,
    ],
    ['open-for-writing-only', 'doseAdd reflectionCreate recordAdd recordCreate recordQuick flare'],
    [
      'unlock',
      `landing home customizeHome listEdit fieldAdd whatHelps insights charts timeline records calendar filter reports guide
       guideCategories guideContent guideBookmarked guideRecommended guideProgram assistant profile
       deleteAccount settings yourData questionnaires institutions greeting privacyQuestion firstReminder firstConditions
       firstMedications test recordEdit reflectionEdit conditionAdd conditionEdit conditionSearch conditions
       medicationAdd medicationEdit medicationSearch medications medicationFactors fieldEdit emailPreferences report
       oldReport reportCreate reportOverlays visitBrief reportSample shareLinks notifications reminderAdd
       reminderEdit recordFinish intro tokenOutdated eulaOutdated unknown login register signUpSuccess consent socialWelcome
       appleRedirect`,
    ],
  ]

  test.each(LOCKED)('%s', (answer, routes) => {
    const answered = ROUTE_NAMES.filter((name) => decideRouteAppLocked(at(name)).is === answer)
    expect(answered.sort()).toEqual(routes.split(/\s+/).sort())
  })

  test('the device is locked, with an account and without, whatever is known of its token', () => {
    const owners = [
      { is: 'anonymous' },
      { is: 'user', hasToken: true },
      { is: 'user', hasToken: false },
    ] as const
    expect(owners.map((owner) => deviceState({ ...owner, isAppLocked: true }))).toEqual([
      'locked',
      'locked',
      'locked',
    ])
    expect(owners.map((owner) => deviceState({ ...owner, isAppLocked: false }))).toEqual([
      'not-registered',
      'signed-in',
      'locked',
    ])
  })

  test('nothing leads elsewhere, and a record that is there already is not copied', () => {
    expect(decideRouteAppLocked(at('recordAdd', { copy: '-7' }))).toEqual({ is: 'unlock' })
    expect(decideRouteAppLocked(at('recordCreate', { id: '1000042' }))).toEqual({ is: 'unlock' })
    expect(decideRouteAppLocked(at('login', { redirect: '/home' }))).toEqual({ is: 'unlock' })
  })
})

describe('[ROUTE-8] a deep link', () => {
  test('is remembered with its query on the way to log in, and when asked to register', () => {
    const path = '/records/edit/1000042?section=timing'
    expect(decideRoute('visitor', at('recordEdit', { path }))).toEqual({ is: 'go-to-login', remember: path })
    expect(decideRoute('not-registered', at('report', { path: '/report/ab' }))).toEqual({
      is: 'ask-to-register',
      remember: '/report/ab',
    })
  })

  test('is followed when the person is back at the log in and signed in', () => {
    const login = at('login', { redirect: '/records/edit/1000042?section=timing' })
    expect(decideRoute('signed-in', login)).toEqual({
      is: 'go-home',
      path: '/records/edit/1000042?section=timing',
    })
    expect(decideRoute('signed-in', at('login'))).toEqual({ is: 'go-home', path: '/home' })
  })

  test('to another origin, or to nothing that we know, is not remembered', () => {
    expect(decideRoute('visitor', at('home', { path: '//evil.example' }))).toMatchObject({ remember: null })
    expect(decideRoute('visitor', at('unknown', { path: '/wp-admin' }))).toMatchObject({ remember: null })
    expect(decideRoute('signed-in', at('login', { redirect: 'https://evil.example' }))).toEqual({
      is: 'go-home',
      path: '/home',
    })
  })
})

describe('[ROUTE-12] while the terms are outdated', () => {
  const outdated = (route: RouteName, more: Partial<OpenedUrl> = {}) =>
    decideRoute('signed-in', at(route, more), 'outdated')

  test('documents, help, contact, mailed links, the menu and logging out stay open', () => {
    const open = ROUTE_NAMES.filter((name) => outdated(name).is === 'open')
    expect(open.join(' ')).toBe(
      `forgotPassword eula privacyPolicy contactUs logout components menu urgentHelp share activateUser changeEmail resetPassword unsubscribe cancelDeletion expiredLink consent socialWelcome appleRedirect userGuide faq eulaOutdated redirect`,
    )
  })

  test('every other screen leads to them, and back to itself after they are accepted', () => {
    const path = '/records/edit/1000042?section=timing'
    expect(outdated('recordEdit', { path })).toEqual({ is: 'go-to-terms', remember: path })
    expect(decideRoute('signed-in', at('eulaOutdated', { redirect: path }))).toEqual({ is: 'go-home', path })
  })

  test('who is not signed in has nothing to accept: a locked device still writes', () => {
    const others = STATES.filter((state) => state !== 'signed-in')
    const changed = ROUTE_NAMES.filter((name) =>
      others.some(
        (state) =>
          decideRoute(state, at(name), 'outdated').is !== decideRoute(state, at(name), 'accepted').is,
      ),
    )
    expect(changed).toEqual([])
    expect(decideRoute('locked', at('recordAdd'), 'outdated').is).toBe('open-for-writing-only')
  })
})

describe('[ROUTE-13] terms that the device cannot keep as accepted', () => {
  const stuck = (route: RouteName, more: Partial<OpenedUrl> = {}) =>
    decideRoute('signed-in', at(route, more), 'stuck').is

  test('let a new record, a dose and a reflection be written', () => {
    const open = ROUTE_NAMES.filter((name) => stuck(name) === 'open-for-writing-only')
    expect(open.join(' ')).toBe('recordAdd doseAdd reflectionCreate recordCreate recordQuick flare')
  })

  test('open nothing else, and stay to be accepted', () => {
    const others = ROUTE_NAMES.filter((name) => stuck(name) !== 'open-for-writing-only')
    const outdated = (name: RouteName) => decideRoute('signed-in', at(name), 'outdated').is
    expect(others.filter((name) => stuck(name) !== outdated(name))).toEqual([])
    expect([stuck('eulaOutdated'), stuck('recordAdd', { copy: '-7' })]).toEqual(['open', 'go-to-terms'])
  })
})
