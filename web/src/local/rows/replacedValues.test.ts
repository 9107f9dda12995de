import { expect, test } from 'vitest'
import { changeRows } from './changeRows.ts'
import {
  dismissReplacedValues,
  storeReplacedValues,
  readReplacedValues,
  deleteExpiredReplacedValues,
} from './replacedValues.ts'
import { aDiary, NOON } from '../testing/aDiary.ts'

const DAY = 24 * 3_600_000
const lost = (group: string, value: unknown, counter = 1) => ({
  group,
  hlc: `00000000000${counter}-0000-aaaaaaaaaaaa`,
  value,
})
const at = (diary: ReturnType<typeof aDiary>, now: number) => ({ ...diary, now: () => now })

test('[SYNC-32] a replaced value is stored beside earlier ones, each once', async () => {
  const diary = aDiary()
  await storeReplacedValues(diary, [{ clientId: 'r1', replaced: [lost('note', 'first', 1)] }])
  await storeReplacedValues(diary, [{ clientId: 'r1', replaced: [lost('note', 'second', 2)] }])
  await storeReplacedValues(diary, [{ clientId: 'r1', replaced: [lost('note', 'second', 2)] }])
  expect((await readReplacedValues(diary, 'r1')).map(({ value }) => value)).toEqual(['second', 'first'])
  expect(await readReplacedValues(diary, 'r2')).toEqual([])
})

test('[SYNC-32] it is gone when the person has seen it, and after 30 days', async () => {
  const diary = aDiary()
  for (const clientId of ['r1', 'r2'])
    await storeReplacedValues(diary, [{ clientId, replaced: [lost('severity', 4)] }])
  await dismissReplacedValues(diary, 'r1')
  expect(await readReplacedValues(diary, 'r1')).toEqual([])

  await deleteExpiredReplacedValues(at(diary, NOON + 30 * DAY))
  expect(await diary.tables.shelf('history')).toHaveLength(1)
  expect(await readReplacedValues(at(diary, NOON + 31 * DAY), 'r2')).toEqual([])
  await deleteExpiredReplacedValues(at(diary, NOON + 31 * DAY))
  expect(await diary.tables.shelf('history')).toEqual([])
})

test('[SYNC-38] a clock that jumped ahead since the last server time hides and deletes nothing', async () => {
  const diary = aDiary()
  await changeRows(diary, [], ({ state }) => ({
    state: {
      ...state,
      epoch: '00000000-0000-4000-8000-000000000001',
      clock: { ...state.clock, toldDay: NOON },
    },
  }))
  await storeReplacedValues(diary, [{ clientId: 'r1', replaced: [lost('severity', 4)] }])
  const ahead = at(diary, NOON + 40 * DAY)
  await deleteExpiredReplacedValues(ahead)
  expect(await readReplacedValues(ahead, 'r1')).toHaveLength(1)
})

test('[SYNC-32] a value that does not parse is not history', async () => {
  const diary = aDiary()
  await diary.tables.write({ shelve: [{ shelf: 'history', id: 'r1', at: NOON, content: 'torn' }] })
  expect(await readReplacedValues(diary, 'r1')).toEqual([])
})
