import { expect, test } from 'vitest'
import { makeVisitLog } from './visitedRoutes.ts'

function aShelf(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept))
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
}

test('[ROUTE-15] the visited screens survive a reload, and a step back forgets none of them', () => {
  const shelf = aShelf()
  const before = makeVisitLog(() => shelf)
  before.note(0, 'home')
  before.note(1, 'records')
  before.note(2, 'recordEdit')
  before.note(1, 'records')
  const after = makeVisitLog(() => shelf)
  expect(after.upTo(2)).toEqual(['home', 'records', 'recordEdit'])
  expect(after.upTo(1)).toEqual(['home', 'records'])
})

test('[ROUTE-15] a value of another version, or a missing one, is not a screen', () => {
  const log = makeVisitLog(() => aShelf({ 'reprieve.visited': '["home","gone",7]' }))
  expect(log.upTo(3)).toEqual(['home', null, null, null])
  for (const kept of ['{', '{}', 'null']) {
    expect(makeVisitLog(() => aShelf({ 'reprieve.visited': kept })).upTo(0)).toEqual([null])
  }
})

test('[ROUTE-15] if the browser stores nothing the log lasts as long as the page', () => {
  const log = makeVisitLog(() => {
    throw new DOMException('no', 'SecurityError')
  })
  log.note(0, 'home')
  expect(log.upTo(0)).toEqual(['home'])
})
