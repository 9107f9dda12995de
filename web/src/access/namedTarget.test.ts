import { expect, test } from 'vitest'
import { targetUrl, resolveTargetUrl } from './namedTarget.ts'

test.each([
  ['/common/createRecord', '?id=-3', '/records/create?id=-3'],
  ['/common/createReflection', '?date=2026-01-01', '/reflections/create?date=2026-01-01'],
  ['/common/settings', '', '/settings'],
  ['/common/editMedicationsList', '', '/medications/list'],
  ['/common/editPainConditionsList', '', '/conditions/list'],
  ['/common/myProfile', '', '/profile?section=about_me'],
  ['/common/createReport', '?section=range', '/reports/create?section=range'],
  ['/common/searchMedication', '', '/medications/search'],
  ['/common/editFactorMedicationsList', '', '/medications/factors'],
  ['/common/editList', '?field=symptom', '/fields/editlist/symptom'],
  ['/common/notifications', '?evil=1', '/notifications'],
  ['/auth/register', '?institution=7', '/register?institution=7'],
])('[ROUTE-4] %s%s leads to %s', (path, search, href) => {
  expect(resolveTargetUrl(path + search)).toBe(href)
})

test.each([
  ['/home', ''],
  ['/common/editList', '?field=../x'],
  ['/common/nothing', ''],
  ['/constructor', ''],
  ['/', ''],
])('[ROUTE-4] %s%s is not a named target, or leads nowhere', (path, search) => {
  expect(resolveTargetUrl(path + search)).toBeNull()
})

test('[ROUTE-4] a path parameter is put into its place', () => {
  expect(targetUrl({ route: 'listEdit', params: { field: 'symptom' }, query: {} })).toBe(
    '/fields/editlist/symptom',
  )
})
