import { expect, test } from 'vitest'
import { MARK } from '../filters/columns/columns.ts'
import type { DoseFacts, EntryFacts } from '../filters/columns/facts.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, selectDays } from '../results/testing/aDiary.ts'
import { findBestHelp } from './flareHelp.ts'

type List = 'alleviating_factor' | 'medication'

const marked = (list: List, id: string, [better, same]: readonly [number, number]): EntryFacts[] =>
  Array.from({ length: better + same }, (_, day) =>
    aRecordOnDay(5, {
      day,
      lists: { [list]: [id] },
      marks: { [id]: day < better ? MARK.alleviating : MARK.ineffective },
    }),
  )

function bestIn(entries: EntryFacts[], doses: DoseFacts[] = [], shown: string[] = []) {
  const diary = aDiary(entries, doses)
  const choice = selectDays(diary, { from: 0, to: 29 })
  const best = findBestHelp(diary, { ...choice, shownIds: new Set(shown) })
  return best && { ...best, item: diary.entries.items[best.item]!.id }
}

test('[FLARE-5] the surest intervention comes before a surer medicine', () => {
  const entries = [
    ...marked('medication', 'naproxen', [9, 0]),
    ...marked('alleviating_factor', 'heat', [6, 1]),
    ...marked('alleviating_factor', 'rest', [5, 3]),
  ]
  expect(bestIn(entries)).toMatchObject({ item: 'heat', kind: 'intervention', lastTime: null })
})

test('[FLARE-5] what helped only sometimes, or has fewer than five marks, is not said to have helped', () => {
  const entries = [
    ...marked('alleviating_factor', 'rest', [4, 4]),
    ...marked('alleviating_factor', 'heat', [4, 0]),
  ]
  expect(bestIn(entries)).toBeNull()
})

test('[FLARE-5] a medicine is shown if the dose row shows another one', () => {
  const entries = marked('medication', 'naproxen', [8, 1])
  expect(bestIn(entries)).toMatchObject({ item: 'naproxen', kind: 'medication', share: { yes: 8, n: 9 } })
  expect(bestIn(entries, [], ['naproxen'])).toBeNull()
})

test('[FLARE-5] the numbers are those of the last use that has both', () => {
  const item = { list: 'alleviating_factor', id: 'heat', text: 'heat' } as const
  const doses = [
    aDoseOnDay('heat', { day: 2, item, before: 7, after: 6 }),
    aDoseOnDay('heat', { day: 5, item, before: 8, after: 5 }),
    aDoseOnDay('heat', { day: 6, item, before: 4 }),
  ]
  const best = bestIn(marked('alleviating_factor', 'heat', [8, 1]), doses)
  expect(best?.lastTime).toEqual({ before: 8, after: 5 })
})
