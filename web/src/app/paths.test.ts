import { expect, test } from 'vitest'
import { placeOf } from './paths.ts'

test('[D22] a mailed link leads to the activation screen with its token', () => {
  expect(placeOf('/activate-user/abc_-9')).toEqual({ screen: 'activate', token: 'abc_-9' })
  expect(placeOf('/activate-user/abc/')).toEqual({ screen: 'activate', token: 'abc' })
})

test('[D22] a link without its token, or with more behind it, leads nowhere', () => {
  const places = ['/activate-user', '/activate-user/', '/activate-user/a/b', '/x/activate-user/a'].map(
    placeOf,
  )
  expect(places).toEqual(places.map(() => ({ screen: 'not-found' })))
})

test('[D2] the web app begins at the root', () => {
  expect(placeOf('/')).toEqual({ screen: 'first' })
})

test('[REL 6] the screen that shows every part has an address of its own', () => {
  expect([placeOf('/components'), placeOf('/components/')]).toEqual([
    { screen: 'components' },
    { screen: 'components' },
  ])
  expect(placeOf('/components/more')).toEqual({ screen: 'not-found' })
})
