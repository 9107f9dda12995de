import { ROUTE_NAMES, ROUTES, routesIn } from '@reprieve/domain/access/routes.ts'
import { expect, test } from 'vitest'
import { makeRouteFinder, writePath } from './routePath.ts'

const find = makeRouteFinder(ROUTE_NAMES)

test('[ROUTE-16] a parameter is escaped in the path and read back as it was', () => {
  for (const id of ['5', '-3', 'a/b', 'a b', 'ä?#&%', '%2F', '100%']) {
    const path = writePath(ROUTES.recordEdit.path, { id })
    expect(path.split('/')).toHaveLength(4)
    expect(find(path)).toEqual({ name: 'recordEdit', params: { id } })
    const { pathname } = new URL(path, 'http://here')
    expect(find(pathname), 'as the browser writes it').toEqual({ name: 'recordEdit', params: { id } })
  }
})

test('[ROUTE-16] an optional parameter that is not given leaves no trace in the path', () => {
  const { path } = ROUTES.questionnaires
  const given = { institution_id: '7', questionnaire_id: 'mood', responses_mode: 'responses' }
  expect(writePath(path)).toBe('/questionnaires_page')
  expect(writePath(path, { ...given, responses_mode: undefined })).toBe('/questionnaires_page/7/mood')
  expect(writePath(path, given)).toBe('/questionnaires_page/7/mood/responses')
  expect(find('/questionnaires_page/7/mood')).toEqual({
    name: 'questionnaires',
    params: { institution_id: '7', questionnaire_id: 'mood' },
  })
  expect(find('/questionnaires_page')).toEqual({ name: 'questionnaires', params: {} })
})

const GIVEN = new Proxy({}, { get: (_, name) => `the ${String(name)}` })

test.each(ROUTE_NAMES.filter((name) => name !== 'unknown'))(
  '[ROUTE-17] the path of %s leads to it, with and without its optional parameters',
  (name) => {
    expect(find(writePath(ROUTES[name].path, GIVEN)).name).toBe(name)
    const needed = ROUTES[name].path.replaceAll(/\/\{[^/]*\}/g, '')
    expect(find(writePath(needed, GIVEN)).name).toBe(name)
  },
)

test('[ROUTE-17] upper case and a slash at the end make no difference', () => {
  expect(find('/Home/').name).toBe('home')
  expect(find('/RECORDS/edit/Ab/')).toEqual({ name: 'recordEdit', params: { id: 'Ab' } })
  expect(find('').name).toBe('landing')
  expect(find('//').name).toBe('landing')
})

test.each(['/records/edit', '/records/edit/', '/records/edit/5/6', '/nowhere', '/home/x', '/%'])(
  '[ROUTE-17] %s lacks a parameter, has too much or is nothing of ours: it is unknown',
  (path) => {
    expect(find(path).name).toBe('unknown')
  },
)

test('[ROUTE-17] a bare % in a parameter is read as it stands', () => {
  expect(find('/records/edit/5%')).toEqual({ name: 'recordEdit', params: { id: '5%' } })
})

test('[ROUTE-10, ROUTE-17] a route that does not exist in production is not found there', () => {
  expect(makeRouteFinder(routesIn('production'))('/test').name).toBe('unknown')
  expect(find('/test').name).toBe('test')
})
