import { toFields } from '@reprieve/contract/fields.ts'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import { DEFAULT_CRITERIA, resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria, DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import type { Timer } from '../device/timer.ts'
import { openDoorbell } from '../local/doorbell.ts'
import { getRow } from '../local/rows/rows.ts'
import { aDiary, type TestDiary } from '../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import { FILTER_DELAY_MS, filterMemory, openFilter } from './filterStore.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A diary with a working doorbell, and one of its tabs with a clock that the test moves, and a memory. */
function aTab(diary: TestDiary = withDoorbell(), choices = new Map<string, string>()) {
  let acts: { act: () => void; at: number }[] = []
  let now = 0
  const later: Timer = (act, ms) => {
    const one = { act, at: now + ms }
    acts.push(one)
    return () => void (acts = acts.filter((other) => other !== one))
  }
  const pass = async (ms: number): Promise<void> => {
    now += ms
    const due = acts.filter(({ at }) => at <= now)
    acts = acts.filter(({ at }) => at > now)
    for (const { act } of due) act()
    await settled()
  }
  const memory = filterMemory({
    read: (name) => choices.get(name) ?? null,
    keep: (name, value) => void choices.set(name, value),
  })
  const store = openFilter(diary, { later, memory })
  const told: Filter[] = []
  store.subscribe(() => told.push(store.current()))
  return { diary, choices, store, told, pass }
}

function withDoorbell(): TestDiary {
  const fail = (fault: unknown): never => {
    throw fault
  }
  return aDiary({ doorbell: openDoorbell('reprieve-filter', fail) })
}

const asking =
  (change: Partial<Criteria>) =>
  (filter: Filter): Filter => ({ ...filter, criteria: { ...filter.criteria, ...change } })
const during =
  (range: DateRange) =>
  (filter: Filter): Filter => ({ ...filter, range })
const SEVERE = { severity: { from: 7, to: 10 } }
const kept = (diary: TestDiary) => readSettings(diary, 'filter_settings')

test('[FILT-27] changes in quick succession notify once, 10 ms after the first', async () => {
  const { store, told, pass } = aTab()
  await settled()
  told.length = 0
  const before = store.current()
  store.change(asking({ mode: 'any' }))
  await pass(FILTER_DELAY_MS - 1)
  store.change(asking(SEVERE))
  expect({ told, isSame: store.current() === before }).toEqual({ told: [], isSame: true })
  await pass(1)
  expect(told).toEqual([
    { criteria: { ...DEFAULT_CRITERIA, mode: 'any', ...SEVERE }, range: { is: '30days' } },
  ])
  store.change((filter) => filter)
  await pass(FILTER_DELAY_MS)
  expect(told).toHaveLength(1)
})

test('[FILT-28] a changed filter is stored immediately, unsent, and is there at the next opening', async () => {
  const { diary, store } = aTab()
  await settled()
  store.change(asking(SEVERE))
  store.change(during({ is: 'alltime' }))
  await settled()
  expect(await kept(diary)).toEqual({ severity_range: { start: 7, end: 10 }, timing: 'alltime' })
  expect(await getRow(diary, settingsClientId('filter_settings'))).toMatchObject({ dirty: true })
  const next = aTab(diary)
  expect(next.store.isKnown()).toBe(false)
  await settled()
  expect({ isKnown: next.store.isKnown(), filter: next.store.current() }).toEqual({
    isKnown: true,
    filter: { criteria: { ...DEFAULT_CRITERIA, ...SEVERE }, range: { is: 'alltime' } },
  })
})

test('[FILT-28, SETT-1] a drag is saved at its first move, and then now and again', async () => {
  const { diary, store, pass } = aTab()
  await settled()
  const keptFrom = async () => toFields((await kept(diary))['severity_range'])['start']
  const seen: unknown[] = []
  for (const from of [1, 2, 3, 4, 5]) {
    store.change(asking({ severity: { from, to: 10 } }))
    await pass(150)
    seen.push(await keptFrom())
  }
  await pass(400)
  expect([...seen, await keptFrom()]).toEqual([1, 1, 3, 3, 3, 5])
})

test('[FILT-28, FILT-29, SETT-2] a page that closes immediately loses nothing of the filter', async () => {
  const { diary, choices, store } = aTab()
  await settled()
  store.change(asking(SEVERE))
  store.change(during({ is: 'alltime' }))
  store.change(asking({ sort: { by: 'duration', order: 'asc' } }))
  store.leave()
  expect([...choices.values()]).toEqual(['alltime', 'duration-asc'])
  await settled()
  expect(await kept(diary)).toMatchObject({ severity_range: { start: 7, end: 10 }, timing: 'alltime' })
})

test('[FILT-19] a filter without criteria writes nothing, and a reset clears all but foreign keys', async () => {
  const { diary, store, pass } = aTab()
  store.change(during({ is: 'alltime' }))
  store.change(asking({ sort: { by: 'severity', order: 'asc' } }))
  await pass(400)
  expect(await getRow(diary, settingsClientId('filter_settings'))).toBe(null)

  await saveSettings(diary, 'filter_settings', { opened: {}, now: { calendar_overlays: ['x'], sort_by: 7 } })
  store.change(asking(SEVERE))
  await pass(400)
  store.change(resetCriteria)
  await pass(400)
  expect(await kept(diary)).toEqual({ calendar_overlays: ['x'] })
  expect(store.current()).toEqual({
    criteria: { ...DEFAULT_CRITERIA, sort: { by: 'severity', order: 'asc' } },
    range: { is: 'alltime' },
  })
})

test('[FILT-29] the range and the order of a filter that asks nothing are of this device alone', async () => {
  const { diary, choices, store, pass } = aTab()
  store.change(during({ is: 'custom', from: '2026-10-14', to: '2026-11-12' }))
  store.change(asking({ sort: { by: 'duration', order: 'asc' } }))
  await pass(400)
  expect([...choices.values()]).toEqual(['2026-10-14_2026-11-12', 'duration-asc'])
  expect(aTab(diary, choices).store.current()).toEqual(store.current())
  const elsewhere = aTab(
    diary,
    new Map([
      ['range', 'toString'],
      ['sort', '__proto__'],
    ]),
  ).store.current()
  expect(elsewhere).toEqual({ criteria: DEFAULT_CRITERIA, range: { is: '30days' } })
})

test('[FILT-28] changes of another tab are shown; if both change, each keeps its own part', async () => {
  const here = aTab()
  const there = aTab(here.diary)
  await settled()
  there.store.change(asking({ mode: 'any' }))
  await there.pass(400)
  expect(here.store.current().criteria.mode).toBe('any')

  here.store.change(asking(SEVERE))
  await here.pass(FILTER_DELAY_MS)
  there.store.change(asking({ patterns: ['constant'] }))
  await there.pass(400)
  const both = { ...DEFAULT_CRITERIA, mode: 'any', ...SEVERE, patterns: ['constant'] }
  expect(here.store.current().criteria).toEqual(both)
  await here.pass(400)
  expect(there.store.current().criteria).toEqual(both)
})

test('[FILT-28] a change made before the stored filter is read is applied to it', async () => {
  const first = aTab()
  first.store.change(asking({ mode: 'none', patterns: ['constant'] }))
  await first.pass(400)
  const next = aTab(first.diary)
  next.store.change(asking(SEVERE))
  next.store.change(during({ is: '7days' }))
  await settled()
  const joined = { ...DEFAULT_CRITERIA, mode: 'none', patterns: ['constant'], ...SEVERE }
  expect(next.store.current()).toEqual({ criteria: joined, range: { is: '7days' } })
  await next.store.flush()
  expect(await kept(first.diary)).toMatchObject({ filter_mode: 'none', timing: '7days', ...severeKept })
})

const severeKept = { severity_range: { start: 7, end: 10 } }

test('[FILT-28] our own save, or another change, resets nothing: an unused time of day stays', async () => {
  const { diary, store, told, pass } = aTab()
  const early = { compare: 'all', minute: 5 } as const
  store.change(asking({ ...SEVERE, time: early }))
  await pass(FILTER_DELAY_MS)
  const count = told.length
  await pass(400)
  await saveSettings(diary, 'filter_settings', { opened: {}, now: { calendar_overlays: ['x'] } })
  await settled()
  expect(store.current().criteria.time).toEqual(early)
  expect(told).toHaveLength(count)
})

test('[FILT-28] a filter that cannot be stored applies, and is stored with the next change', async () => {
  const { diary, store, pass } = aTab()
  let isFull = true
  const { tables } = diary
  diary.tables = { ...tables, write: async (batch) => (isFull ? err('no-room') : tables.write(batch)) }
  store.change(asking(SEVERE))
  await pass(400)
  expect(store.current().criteria.severity).toEqual(SEVERE.severity)
  expect(store.failed()).toEqual({ reason: 'no-room' })
  isFull = false
  store.change(asking({ mode: 'any' }))
  await pass(400)
  expect(await kept(diary)).toEqual({ filter_mode: 'any', timing: '30days', ...severeKept })
  expect(store.failed()).toBeNull()
})

test('[FILT-41] each failed save is reported, and a retry stores all of it', async () => {
  const { diary, store, pass, told } = aTab()
  const { tables } = diary
  let isGone = true
  diary.tables = {
    ...tables,
    write: (batch) => (isGone ? Promise.reject(new Error('gone')) : tables.write(batch)),
  }
  store.change(asking(SEVERE))
  await pass(400)
  const first = store.failed()
  expect(first).toEqual({ reason: 'storage-gone' })
  const before = told.length
  await store.flush()
  expect(store.failed()).not.toBe(first)
  expect(told.length).toBeGreaterThan(before)
  isGone = false
  await store.flush()
  expect(store.failed()).toBeNull()
  expect(await kept(diary)).toMatchObject(severeKept)
})

test('[FILT-25] if nothing can be read it has no criteria, and counts as loaded', async () => {
  const diary = withDoorbell()
  diary.tables.row = () => Promise.reject(new Error('gone'))
  const { store } = aTab(diary)
  await settled()
  expect({ isKnown: store.isKnown(), criteria: store.current().criteria }).toEqual({
    isKnown: true,
    criteria: DEFAULT_CRITERIA,
  })
})

test('[RES-73] the default range counts as chosen only if the person chose it', async () => {
  const { store, pass, choices } = aTab()
  await settled()
  expect(store.isRangeChosen()).toBe(false)
  store.change(asking(SEVERE))
  await pass(FILTER_DELAY_MS)
  expect(store.isRangeChosen()).toBe(false)
  expect(choices.has('range')).toBe(false)
  store.chooseRange({ is: '30days' })
  await pass(FILTER_DELAY_MS)
  expect(store.isRangeChosen()).toBe(true)
  expect(aTab(undefined, choices).store.isRangeChosen()).toBe(true)
})

test('[RES-73] another range counts as chosen, also on the next device', async () => {
  const { store, pass, choices } = aTab()
  await settled()
  store.change(during({ is: '90days' }))
  await pass(FILTER_DELAY_MS)
  expect(store.isRangeChosen()).toBe(true)
  expect(choices.get('range')).toBe('90days')
})
