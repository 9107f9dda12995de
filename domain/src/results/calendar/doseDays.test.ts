import { expect, test } from 'vitest'
import { medicineDosesByDay } from './doseDays.ts'
import { aCalendarDiary } from './testDiary.ts'

test('[RES-87] the medicines of the doses of each shown day, under their present item', () => {
  const diary = aCalendarDiary({
    items: [
      { list: 'medication', id: 'a', text: 'Old name' },
      { list: 'medication', id: 'b', text: 'Naproxen' },
      { list: 'alleviating_factor', id: 'c', text: 'Warm bath' },
    ],
    entries: [],
    doses: [
      [99, 1],
      [100, 0],
      [100, 1],
      [100, 2],
      [101, 2],
      [103, 1],
    ],
  })
  const canonical = Uint16Array.from([1, 1, 2])
  expect([...medicineDosesByDay(diary, canonical, { from: 100, to: 102 })]).toEqual([[100, [1, 1]]])
})
