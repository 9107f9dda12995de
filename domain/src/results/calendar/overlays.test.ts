import { expect, test } from 'vitest'
import { NOTHING_ID, type ColumnItem } from '../../filters/columns/columns.ts'
import { OTHER_ID } from '../../filters/columns/itemBook.ts'
import { collectDayFacts } from './dayFacts.ts'
import { mostUsedOverlays, overlayDays, toggleOverlay, type Overlay } from './overlays.ts'
import { selectRows, aDayTable, aCalendarDiary } from './testDiary.ts'

const item = (list: ColumnItem['list'], id: string, text = id): ColumnItem => ({ list, id, text })

const ITEMS = [
  item('symptom', 'sleep', 'Poor sleep'),
  item('location', 'back', 'Lower back'),
  item('medication', 'naproxen', 'Naproxen'),
  item('symptom', NOTHING_ID, 'Nothing'),
  // The same as the first item, which it was merged into.
  item('symptom', 'sleep-2', 'Bad sleep'),
  item('alleviating_factor', 'heat', 'Heat'),
]
const [SLEEP, BACK, NAPROXEN, NOTHING, SLEEP_2, HEAT] = [0, 1, 2, 3, 4, 5] as const
const CANONICAL = Uint16Array.from([0, 1, 2, 3, 0, 5])
const SPAN = { from: 100, to: 110 }

const diary = aCalendarDiary({
  items: ITEMS,
  entries: [
    [100, [SLEEP, BACK]],
    [100, [SLEEP_2, BACK]],
    [101, [NOTHING, BACK]],
    [102, [NOTHING, BACK]],
    [103, [SLEEP_2]],
    [104, [NOTHING]],
    [105, [NOTHING, NAPROXEN]],
  ],
  doses: [
    [99, NAPROXEN],
    [105, NAPROXEN],
    [106, NAPROXEN],
    [106, HEAT],
    [111, NAPROXEN],
  ],
})
const all = { selection: selectRows([0, 1, 2, 3, 4, 5, 6], SPAN), canonical: CANONICAL }

test('[RES-35] the defaults are the items recorded on the most days, each day once, and never Nothing', () => {
  // Nothing is on four days, the back on three, sleep on two by both of its ids, naproxen on two.
  expect(mostUsedOverlays(diary, all).map(({ id }) => id)).toEqual(['back', 'naproxen', 'sleep', 'heat'])
  expect(mostUsedOverlays(diary, all, 1).map(({ id }) => id)).toEqual(['back'])
})

test('[RES-35] the placeholder for items beyond the capacity of the columns is not offered', () => {
  const [full, other] = [item('symptom', OTHER_ID, ''), ITEMS[SLEEP]!]
  const some = aCalendarDiary({
    items: [full, other],
    entries: [
      [100, [0]],
      [101, [0, 1]],
    ],
  })
  const of = { selection: selectRows([0, 1], SPAN), canonical: Uint16Array.from([0, 1]) }
  expect(mostUsedOverlays(some, of)).toEqual([other])
})

test('[RES-35] they are those of the selection', () => {
  const some = { ...all, selection: selectRows([4], { from: 103, to: 103 }) }
  expect(mostUsedOverlays(diary, some).map(({ id }) => id)).toEqual(['sleep'])
})

test('[RES-36] a day shows the items recorded or taken on it, by any of their ids', () => {
  const chosen = [ITEMS[NAPROXEN]!, ITEMS[SLEEP_2]!, ITEMS[HEAT]!, item('symptom', 'never')]
  expect(Object.fromEntries(overlayDays(diary, chosen, all))).toEqual({
    100: [1],
    103: [1],
    105: [0],
    106: [0, 2],
  })
})

test('[RES-35, RES-36] a day is one day even if the entries of two days alternate, as after a flight west', () => {
  const some = aCalendarDiary({
    items: ITEMS,
    entries: [
      [101, [BACK]],
      [100, [BACK, SLEEP]],
      [101, [BACK]],
      [100, [HEAT]],
    ],
    doses: [
      [101, HEAT],
      [100, HEAT],
    ],
  })
  const of = { selection: selectRows([0, 1, 2, 3], SPAN), canonical: CANONICAL }
  expect(mostUsedOverlays(some, of).map(({ id }) => id)).toEqual(['heat', 'back', 'sleep'])
  expect(Object.fromEntries(overlayDays(some, [ITEMS[BACK]!, ITEMS[HEAT]!, ITEMS[SLEEP]!], of))).toEqual({
    100: [0, 1, 2],
    101: [0, 1],
  })
})

test('[RES-36] only of the shown days, if these are given', () => {
  const [month, chosen] = [{ from: 101, to: 105 }, [ITEMS[NAPROXEN]!, ITEMS[SLEEP]!]]
  expect(Object.fromEntries(overlayDays(diary, chosen, all, month))).toEqual({ 103: [1], 105: [0] })
})

test('[RES-36] an item of another list with the same id is another one, and no choice marks nothing', () => {
  expect(overlayDays(diary, [item('character', 'sleep')], all).size).toBe(0)
  expect(overlayDays(diary, [], all).size).toBe(0)
})

test('[RES-34] six can be chosen, the seventh is refused and a chosen one is removed', () => {
  const one = (at: number): Overlay => item('symptom', `s${at}`)
  const six = [1, 2, 3, 4, 5, 6].map(one)
  expect(toggleOverlay(six.slice(0, 5), one(6))).toEqual(six)
  expect(toggleOverlay(six, one(7))).toBe(null)
  expect(toggleOverlay(six, one(3))).toEqual([1, 2, 4, 5, 6].map(one))
})

test('[RES-33] a day has its mean as a whole number, the high, the low, the count, and the score', () => {
  const days = aDayTable([{ day: 100, mean: 7.5, high: 9, low: 6, records: 2, score: 0 }])
  expect(collectDayFacts(days, new Map([[100, [1]]])).get(100)).toEqual({
    day: 100,
    severity: 8,
    high: 9,
    low: 6,
    records: 2,
    score: 0,
    overlays: [1],
  })
})

test('[RES-33] 0 is shown, and a missing value is not 0', () => {
  const days = aDayTable([
    { day: 100, mean: 0, high: 0, low: 0, records: 1 },
    { day: 101, score: 4 },
  ])
  const facts = collectDayFacts(days, new Map([[106, [0]]]))
  expect(facts.get(100)).toMatchObject({ severity: 0, high: 0, low: 0, score: null, overlays: [] })
  expect(facts.get(101)).toMatchObject({ severity: null, high: null, low: null, records: 0, score: 4 })
  expect(facts.get(106)).toMatchObject({ severity: null, records: 0, score: null, overlays: [0] })
  expect(facts.has(107)).toBe(false)
})
