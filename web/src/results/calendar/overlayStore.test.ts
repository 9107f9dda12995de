import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { OVERLAYS_KEY } from '@reprieve/domain/results/calendar/storedOverlays.ts'
import { expect, test } from 'vitest'
import { openFilter } from '../../filters/filterStore.ts'
import { until } from '../../filters/testing/aFollowedDiary.ts'
import { openDoorbell } from '../../local/doorbell.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { readSettings } from '../../settings/saving/settingsTable.ts'
import { openCalendarOverlays } from './calendarOverlays.ts'

const SLEEP: Overlay = { list: 'symptom', id: 'sleep', text: 'Poor sleep' }
const HEAT: Overlay = { list: 'alleviating_factor', id: 'heat', text: 'Heat' }
const PREF = 'filter_settings'

const withDoorbell = () =>
  aDiary({
    doorbell: openDoorbell('reprieve-overlays', (fault) => {
      throw fault
    }),
  })

test('[RES-37] before the read nothing is known; then there is no choice', async () => {
  const store = openCalendarOverlays(aDiary())
  expect(store.current()).toEqual({ isKnown: false, value: null })
  await store.settled()
  expect(store.current()).toEqual({ isKnown: true, value: null })
})

test('[RES-37] a choice is shown immediately, stored, and there at the next opening of the diary', async () => {
  const diary = aDiary()
  const store = openCalendarOverlays(diary)
  store.change(() => [SLEEP])
  store.change(() => [SLEEP, HEAT])
  expect(store.current().value).toEqual([SLEEP, HEAT])
  await store.settled()
  expect(store.current().value).toEqual([SLEEP, HEAT])
  const next = openCalendarOverlays(diary)
  await next.settled()
  expect(next.current()).toEqual({ isKnown: true, value: [SLEEP, HEAT] })
})

test('[RES-37] none at all is a choice, and the defaults leave nothing behind', async () => {
  const diary = aDiary()
  const store = openCalendarOverlays(diary)
  store.change(() => [])
  await store.settled()
  expect((await readSettings(diary, PREF))[OVERLAYS_KEY]).toEqual([])
  store.change(() => null)
  await store.settled()
  expect(await readSettings(diary, PREF)).toEqual({})
})

test('[RES-37] a choice in another tab is shown in this one', async () => {
  const diary = withDoorbell()
  const [one, other] = [openCalendarOverlays(diary), openCalendarOverlays(diary)]
  await Promise.all([one.settled(), other.settled()])
  one.change(() => [HEAT])
  await until(() => other.current().value?.[0]?.id === 'heat')
  other.change(() => null)
  await until(() => one.current().value === null)
  expect(await readSettings(diary, PREF)).toEqual({})
  diary.doorbell.close()
})

test('[RES-37] the filter beside it and the choice leave each other alone', async () => {
  const diary = withDoorbell()
  const filter = openFilter(diary, {
    memory: {
      recall: () => ({ range: { is: '30days' }, sort: DEFAULT_CRITERIA.sort }),
      keep: () => {},
      hasRange: () => false,
      keepRange: () => {},
    },
  })
  const store = openCalendarOverlays(diary)
  await until(() => filter.isKnown())
  filter.change((now) => ({ ...now, criteria: { ...now.criteria, mode: 'any' } }))
  store.change(() => [SLEEP])
  await filter.flush()
  await store.settled()
  const kept = await readSettings(diary, PREF)
  expect([kept['filter_mode'], kept[OVERLAYS_KEY]]).toEqual([
    'any',
    [{ list: 'symptom', client_id: 'sleep', text: 'Poor sleep' }],
  ])
  filter.change((now) => ({ ...now, criteria: DEFAULT_CRITERIA }))
  await filter.flush()
  await store.settled()
  expect(Object.keys(await readSettings(diary, PREF))).toEqual([OVERLAYS_KEY])
  expect(store.current().value).toEqual([SLEEP])
  diary.doorbell.close()
})

test('[RES-62] a choice that could not be stored is reported each time, applies, and is stored by a retry', async () => {
  const diary = aDiary()
  const { tables } = diary
  let isGone = true
  diary.tables = {
    ...tables,
    write: (batch) => (isGone ? Promise.reject(new Error('gone')) : tables.write(batch)),
  }
  const store = openCalendarOverlays(diary)
  let told = 0
  store.subscribe(() => (told += 1))
  store.change(() => [SLEEP])
  await store.settled()
  const first = store.failed()
  expect({ first, chosen: store.current().value }).toEqual({
    first: { reason: 'storage-gone' },
    chosen: [SLEEP],
  })
  const before = told
  await store.flush()
  expect(store.failed()).not.toBe(first)
  expect(told).toBeGreaterThan(before)
  isGone = false
  await store.flush()
  expect(store.failed()).toBeNull()
  const next = openCalendarOverlays(diary)
  await next.settled()
  expect(next.current().value).toEqual([SLEEP])
})
