import { expect, test } from 'vitest'
import { ROUTES } from './routes.ts'
import { TARGET_NAMES, isTargetName, targetFor, type TargetName } from './routesNamedTargets.ts'

const pathOf = (name: TargetName): string | null => {
  const target = targetFor(name, { field: 'location' })
  return target === null ? null : ROUTES[target.route].path
}

test('[ROUTE-4] each of the thirteen names leads to its screen', () => {
  expect(Object.fromEntries(TARGET_NAMES.map((name) => [name, pathOf(name)]))).toEqual({
    'common/createRecord': '/records/create',
    'common/createReflection': '/reflections/create',
    'common/settings': '/settings',
    'common/editMedicationsList': '/medications/list',
    'common/editPainConditionsList': '/conditions/list',
    'common/myProfile': '/profile',
    'common/createReport': '/reports/create',
    'common/searchMedication': '/medications/search',
    'common/editFactorMedicationsList': '/medications/factors',
    'common/editList': '/fields/editlist/$field',
    'common/notifications': '/notifications',
    'auth/register': '/register',
    home: '/home',
  })
})

test('[ROUTE-4] my profile opens at About me, unless another section is asked for', () => {
  expect(targetFor('common/myProfile')).toEqual({
    route: 'profile',
    params: {},
    query: { section: 'about_me' },
  })
  expect(targetFor('common/myProfile', { section: 'medications' })?.query).toEqual({ section: 'medications' })
})

test('[ROUTE-4] path parameters go into the path, kept query parameters stay, the rest is dropped', () => {
  expect(targetFor('common/editList', { field: 'symptom', colour: 'red' })).toEqual({
    route: 'listEdit',
    params: { field: 'symptom' },
    query: {},
  })
  expect(targetFor('common/createRecord', { id: '-3', section: 'timing', redirect: '//x' })).toEqual({
    route: 'recordCreate',
    params: {},
    query: { id: '-3', section: 'timing' },
  })
})

test('[ROUTE-4] a list without its field, or with one that would escape its place in the path, leads nowhere', () => {
  for (const field of ['', '..', 'a/b', 'a b', '%2e%2e', 'a?b', 'a#b']) {
    expect(targetFor('common/editList', { field })).toBeNull()
  }
  expect(targetFor('common/editList')).toBeNull()
})

test('[ROUTE-4] a name that every object has is not a target', () => {
  expect(['home', 'common/editList', 'constructor', 'toString', '', 'common/'].map(isTargetName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
