import { expect, test } from 'vitest'
import { aDiary, aRecordOnDay, DAY_0, selectDays } from '../testing/aDiary.ts'
import { overlayDays, SLEEP_BELOW, toggleOverlay, type CalendarOverlay } from './overlays.ts'
import { overlaysFrom, toStoredOverlays } from './storedOverlays.ts'

const SYMPTOM = { list: 'symptom', id: 'nausea', text: 'Nausea' } as const

/** 8 hours each night, and 5 on every fourth. */
const sleep = { measure: 'sleep', source: 'self' } as const
const nights = new Map(Array.from({ length: 40 }, (_, day) => [DAY_0 + day, day % 4 === 3 ? 300 : 480]))

const marked = (chosen: readonly CalendarOverlay[], values = nights) => {
  const put = [aRecordOnDay(5, { day: 3, lists: { symptom: ['nausea'] } }), aRecordOnDay(4, { day: 8 })]
  const diary = { ...aDiary(put), measures: [{ ...sleep, values }] }
  const { selection, canonical } = selectDays(diary, { from: 0, to: 9 })
  return [...overlayDays(diary, chosen, { selection, canonical })].toSorted(([one], [other]) => one - other)
}

test('[RES-93] nights below the usual sleep are marked, also on days without a record', () => {
  expect(marked([{ ...SYMPTOM }, SLEEP_BELOW])).toEqual([
    [DAY_0 + 3, [0, 1]],
    [DAY_0 + 7, [1]],
  ])
  expect(marked([{ ...SYMPTOM }])).toEqual([[DAY_0 + 3, [0]]])
})

test('[RES-93, STAT-28] a night without a value, or among too few, is not below', () => {
  expect(marked([SLEEP_BELOW], new Map([...nights].slice(0, 9)))).toEqual([])
})

test('[RES-93, RES-37] it is stored like other overlays, and what cannot be read is left out', () => {
  const chosen: readonly CalendarOverlay[] = [{ ...SYMPTOM }, SLEEP_BELOW]
  expect(overlaysFrom(toStoredOverlays(chosen))).toEqual(chosen)
  expect(overlaysFrom([{ list: 'measure', client_id: 'steps-above', text: 'Many steps' }])).toEqual([])
})

test('[RES-34, RES-93] it counts as one of six', () => {
  const six = Array.from({ length: 6 }, (_, at): CalendarOverlay => ({ ...SYMPTOM, id: `${at}` }))
  expect(toggleOverlay(six, SLEEP_BELOW)).toBe(null)
  expect(toggleOverlay([...six.slice(1), SLEEP_BELOW], SLEEP_BELOW)).toEqual(six.slice(1))
})
