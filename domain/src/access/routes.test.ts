import { expect, test } from 'vitest'
import { ROUTES, ROUTE_NAMES, routesIn, type RouteGroup } from './routes.ts'

// As listed in section 2 of both specifications, with the same groups and spelling.
const SPECIFIED: Partial<Record<RouteGroup, string>> = {
  anytime: 'forgot-password, eula, privacy-policy, contact-us, logout, components',
  'signed-out': `login, register, activate-user/{token}, change-email/{token}, reset-password/{token},
    unsubscribe/{token}, expired-link, provider/apple/redirect`,
  home: `fields/editlist/{field}, fields/add/{field}, results/insights, results/charts, results/timeline,
    results/records, results/calendar, reports/list, guide/home, guide/categories/{category_id optional},
    guide/content/{id}/{category_id optional}, guide/bookmarked, guide/program/{program_id}, user-guide, faq,
    profile, settings,
    questionnaires_page/{institution_id optional}/{questionnaire_id optional}/{responses_mode optional}`,
  common: `records/add, records/edit/{id}, reflections/create, reflections/edit/{id}, conditions/add,
    conditions/edit/{id}, conditions/search, conditions/list, medications/add, medications/edit/{id},
    medications/search, medications/list, fields/edit/{field}, subscriptions-preferences,
    report/{report_uuid}, user/{userId}/report/{report_oldid}, reports/create, reports/overlays`,
  'create-record': 'records/create',
}

const inRouterTerms = (specified: string): string =>
  `/${specified.replace(/\{(\w+) optional\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1')}`

const pathsOf = (group: RouteGroup): string[] =>
  ROUTE_NAMES.filter((name) => ROUTES[name].group === group).map((name) => ROUTES[name].path)

test('[ROUTE-9] every route that the specification lists is there, in its group', () => {
  for (const [group, listed] of Object.entries(SPECIFIED)) {
    const wanted = listed.split(/,\s*/).map(inRouterTerms)
    expect(pathsOf(group as RouteGroup)).toEqual(expect.arrayContaining(wanted))
  }
})

test('[ROUTE-9] an address leads to one screen, whatever its parameters are called and whatever its case', () => {
  const shapes = ROUTE_NAMES.map((name) => ROUTES[name].path.replace(/\$\w+/g, '$').toLowerCase())
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('[D47, D50, D51] urgent help, the menu and a shared report are open at any time', () => {
  expect(pathsOf('anytime')).toEqual(expect.arrayContaining(['/urgent-help', '/menu', '/share']))
})

test('[D16, ROUTE-9] a record in two taps has its own address, among the screens that a locked device opens for writing', () => {
  expect(ROUTES.recordQuick).toEqual({
    path: '/records/quick',
    group: 'create-record',
    title: 'records.quickTitle',
    keeps: ['from'],
  })
})

test('[ROUTE-9] an article, a line of a lesson and the records behind a number are found again after a reload', () => {
  expect(ROUTES.guideContent.keeps).toEqual(['section'])
  expect(ROUTES.guideProgram.keeps).toEqual(['section', 'step'])
  expect(ROUTES.assistant.keeps).toEqual(['view', 'from', 'range'])
})

test('[ROUTE-10] the test screen and that of the components are missing in production', () => {
  const missing = routesIn('elsewhere').filter((name) => !routesIn('production').includes(name))
  expect(missing.toSorted()).toEqual(['components', 'test'])
})
