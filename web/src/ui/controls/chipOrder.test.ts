import { expect, test } from 'vitest'
import { type ChipItem, chipsInSight, isOverriddenByNothing } from './ChipList.tsx'

const item = (id: string, isShown: boolean): ChipItem => ({ id, label: id, isShown })
const ITEMS = [item('head', true), item('jaw', false), item('neck', true), item('knee', false)]

function inSight(atFirst: string[], now: string[], isAll = false): string[] {
  const chosen = { atFirst: new Set(atFirst), now: new Set(now) }
  return chipsInSight(ITEMS, chosen, isAll).map(({ id }) => id)
}

test('[UI-2] chips chosen at the start come first, then those that the person shows', () => {
  expect(inSight(['knee'], ['knee'])).toEqual(['knee', 'head', 'neck'])
})

test('[UI-2] a pressed chip stays where it is', () => {
  expect(inSight(['knee'], ['knee', 'neck'])).toEqual(['knee', 'head', 'neck'])
  expect(inSight(['knee'], [])).toEqual(['knee', 'head', 'neck'])
})

test('[UI-2] a chip chosen elsewhere and not visible is added after the first ones', () => {
  expect(inSight(['knee'], ['knee', 'jaw'])).toEqual(['knee', 'jaw', 'head', 'neck'])
})

test('[UI-2] all of them are shown on demand, each once', () => {
  expect(inSight(['knee'], ['knee', 'jaw'], true)).toEqual(['knee', 'head', 'neck', 'jaw'])
})

test('[UI-2] Nothing comes before the chosen ones, and can be hidden like any other', () => {
  const nothing = { ...item('nothing', true), isNothing: true }
  const chosen = { atFirst: new Set(['knee']), now: new Set(['knee']) }
  const ids = (items: ChipItem[]): string[] => chipsInSight(items, chosen, false).map(({ id }) => id)
  expect(ids([...ITEMS, nothing])).toEqual(['nothing', 'knee', 'head', 'neck'])
  expect(ids([...ITEMS, { ...nothing, isShown: false }])).toEqual(['knee', 'head', 'neck'])
})

test('[UI-2] while Nothing is chosen the others are dimmed, but not itself', () => {
  const nothing = { ...item('nothing', true), isNothing: true }
  const [head] = ITEMS
  if (head === undefined) throw new Error('no head')
  const aside = (one: ChipItem, ...chosen: string[]): boolean =>
    isOverriddenByNothing(one, [...ITEMS, nothing], new Set(chosen))
  expect(aside(head, 'nothing')).toBe(true)
  expect(aside(nothing, 'nothing')).toBe(false)
  expect(aside(head, 'head')).toBe(false)
})
