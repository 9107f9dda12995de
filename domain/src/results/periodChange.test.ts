import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { selectEntries } from '../filters/selectEntries.ts'
import { localDay } from '../time/dayNumber.ts'
import { makeDayTable } from './days.ts'
import { changeDirection, compareFigures } from './insights/figures.ts'
import { periodChange } from './periodChange.ts'
import { aDiary, aRecordOnDay, DAY_0 } from './testing/aDiary.ts'

/** Ten days of a diary with the given pain on each day. */
function tenDays(values: readonly number[], first = 0) {
  const { entries } = aDiary(values.map((value, at) => aRecordOnDay(value, { day: first + at })))
  const range = {
    is: 'custom',
    from: localDay(DAY_0 + first),
    to: localDay(DAY_0 + first + 9),
  } as const
  const canonical = Uint16Array.from(entries.items, (_, at) => at)
  return makeDayTable(
    entries,
    selectEntries(entries, { criteria: DEFAULT_CRITERIA, range }, { today: DAY_0 + 40, canonical }),
  )
}

const HIGH = [7, 7, 7, 7, 7, 7, 7, 7]
const FALLING = [6, 6, 5, 5, 4, 4, 3, 3]
const RISING = [1, 1, 2, 2, 3, 3, 4, 4]

test('[RES-66] with enough earlier days a period is compared with them, whatever its own trend', () => {
  const judged = periodChange(tenDays(RISING, 10), tenDays(HIGH))
  expect(judged).toMatchObject({ is: 'compared', way: 'lower', change: { band: 'substantial' } })
  const { change } = compareFigures(tenDays(RISING, 10), tenDays(HIGH)).pain
  expect(judged).toEqual({ is: 'compared', way: changeDirection(change!), change })
  expect(periodChange(tenDays(FALLING, 10), tenDays(FALLING))).toMatchObject({ is: 'compared', way: 'none' })
})

test('[RES-66] without enough earlier days it is judged by its own trend', () => {
  expect(periodChange(tenDays(FALLING, 10), null)).toMatchObject({ is: 'within', way: 'lower' })
  expect(periodChange(tenDays(RISING, 10), tenDays([7, 7, 7]))).toMatchObject({ is: 'within', way: 'higher' })
  expect(periodChange(tenDays(HIGH, 10), null)).toMatchObject({ is: 'within', way: 'none' })
})

test('[RES-66] with fewer than seven days there is no judgement', () => {
  expect(periodChange(tenDays([9, 1, 1]), tenDays(HIGH))).toEqual({ is: 'too-few' })
  expect(periodChange(tenDays([]), null)).toEqual({ is: 'too-few' })
})
