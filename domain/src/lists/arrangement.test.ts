import { describe, expect, test } from 'vitest'
import {
  applyArrangement,
  toArrangement,
  arrangementChanges,
  moveItemBy,
  moveItemTo,
  toggleItemShown,
  sortItemsByLabel,
  type Arrangement,
} from './arrangement.ts'
import { aList, aListItem, NOTHING_ITEM } from './testing/aList.ts'

const idsOf = (arrangement: Arrangement): string => arrangement.map(({ id }) => id).join(' ')
const hiddenIn = (arrangement: Arrangement): string[] =>
  arrangement.filter(({ isShown }) => !isShown).map(({ id }) => id)
const changed = (items: ReturnType<typeof aList>, arrangement: Arrangement) =>
  arrangementChanges(items, arrangement).map(({ item, groups }) => [
    item.id,
    item.isShown,
    item.position,
    groups,
  ])

describe('[LIST-5] choosing an item', () => {
  test('hides what is shown and shows what is hidden, in its place', () => {
    const hidden = applyArrangement(aList(), toggleItemShown(aList(), 'b'))
    expect([idsOf(hidden), hiddenIn(hidden)]).toEqual(['none a b c d', ['b']])
    expect(hiddenIn(toggleItemShown(hidden, 'b'))).toEqual([])
  })
})

describe('[LIST-4] Nothing', () => {
  test('is not hidden', () => {
    expect(hiddenIn(toggleItemShown(aList(), 'none'))).toEqual([])
  })

  test('is not moved, and nothing is moved before it', () => {
    expect(idsOf(moveItemBy(aList(), 'none', 1))).toBe('none a b c d')
    expect(idsOf(moveItemBy(aList(), 'a', -1))).toBe('none a b c d')
    expect(idsOf(moveItemTo(aList(), 'd', 'none'))).toBe('none a b c d')
  })

  test('stands first and shown, whatever an arrangement says of it', () => {
    const told = [
      { id: 'a', isShown: true },
      { id: 'none', isShown: false },
    ]
    expect(applyArrangement([aListItem('a', 0), NOTHING_ITEM], told)).toEqual([
      NOTHING_ITEM,
      aListItem('a', 0),
    ])
  })
})

describe('[LIST-6] an item is moved', () => {
  test('one place up or down, past its neighbour', () => {
    expect(idsOf(moveItemBy(aList(), 'b', -1))).toBe('none b a c d')
    expect(idsOf(moveItemBy(aList(), 'b', 1))).toBe('none a c b d')
  })

  test('not beyond the end of the list', () => {
    expect(idsOf(moveItemBy(aList(), 'd', 1))).toBe('none a b c d')
    expect(idsOf(moveItemBy(aList(), 'unknown', 1))).toBe('none a b c d')
  })

  test('to the place of another, the others closing up', () => {
    expect(idsOf(moveItemTo(aList(), 'd', 'a'))).toBe('none d a b c')
    expect(idsOf(moveItemTo(aList(), 'a', 'c'))).toBe('none b c a d')
  })
})

test('[LIST-7] a list is sorted by its labels in the order of their language, and Nothing stays first', () => {
  const words = ['Zahn', 'Ärger', 'Ohr', 'ärmer', 'Bein']
  const items = [
    NOTHING_ITEM,
    ...words.map((label, at) => aListItem(`${at}`, at, { name: `x${-at}`, label })),
  ]
  const { compare } = new Intl.Collator('de')
  expect(applyArrangement(items, sortItemsByLabel(items, compare)).map(({ label }) => label)).toEqual([
    'Nothing',
    'Ärger',
    'ärmer',
    'Bein',
    'Ohr',
    'Zahn',
  ])
})

describe('[LIST-8] what is written', () => {
  test('is nothing where nothing was changed, gaps and doubled places included', () => {
    const items = [
      NOTHING_ITEM,
      aListItem('a', 3),
      aListItem('b', 3),
      aListItem('c', Number.MAX_SAFE_INTEGER),
    ]
    expect(arrangementChanges(items, toArrangement(items))).toEqual([])
  })

  test('is the shown group alone of what was hidden', () => {
    expect(changed(aList(), toggleItemShown(aList(), 'c'))).toEqual([['c', false, 2, ['shown']]])
  })

  test('is the place alone of what another place was given', () => {
    expect(changed(aList(), moveItemBy(aList(), 'b', 1))).toEqual([
      ['c', true, 1, ['position']],
      ['b', true, 2, ['position']],
    ])
  })

  test('leaves the places behind a gap as they are', () => {
    const items = [aListItem('a', 0), aListItem('b', 5), aListItem('c', 9)]
    expect(changed(items, moveItemBy(items, 'a', 1))).toEqual([
      ['b', true, 0, ['position']],
      ['a', true, 5, ['position']],
    ])
  })

  test('is both where both were changed', () => {
    const items = aList()
    const hidden = applyArrangement(items, toggleItemShown(items, 'a'))
    expect(changed(items, moveItemTo(hidden, 'a', 'd'))).toEqual([
      ['b', true, 0, ['position']],
      ['c', true, 1, ['position']],
      ['d', true, 2, ['position']],
      ['a', false, 3, ['shown', 'position']],
    ])
  })

  test('takes no notice of what went meanwhile, and puts what came behind the rest', () => {
    const before = aList()
    const arrangement = moveItemBy(before, 'd', -1)
    const now = [...before.filter(({ id }) => id !== 'b'), aListItem('new', 1)]
    expect(idsOf(applyArrangement(now, arrangement))).toBe('none a d c new')
  })
})
