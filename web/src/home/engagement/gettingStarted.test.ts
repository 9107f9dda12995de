import { NO_PROFILE } from '@reprieve/domain/account/profile.ts'
import { dismissEngagement, markResultsSeen } from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveProfile } from '../../account/profileTable.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { storeServerCopy } from '../../local/serverCopies.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import { deleteReminder } from '../../reminders/reminderTable.ts'
import { changeEngagement, loadEngagement } from './engagementTable.ts'
import { gettingStarted, isGettingStarted, readEngagement, trackedDays } from './gettingStarted.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const daysAgo = (days: number) => aPain(3, { at: NOON - days * DAY_MS })
const TODAY = { at: NOON, offset: 0 }

describe('[ENG-2, ENG-10] days with records', () => {
  test('two of one day are one; a row is told from three on', async () => {
    const diary = aRecordDiary()
    expect(await trackedDays(diary, TODAY)).toEqual({ days: 0, streak: null })
    for (const ago of [0, 0, 1, 5]) await saveAndReadRecord(diary, daysAgo(ago))
    expect(await trackedDays(diary, TODAY)).toEqual({ days: 3, streak: null })
    await saveAndReadRecord(diary, daysAgo(2))
    expect(await trackedDays(diary, TODAY)).toEqual({ days: 4, streak: 3 })
  })

  test('by the calendar of where each was written down, though the index counts another', async () => {
    const diary = aRecordDiary()
    const record = aPain(3, { at: Date.UTC(2026, 1, 27, 23, 30) })
    await saveAndReadRecord(diary, { ...record, timeOffset: HOUR_MS })
    await saveAndReadRecord(diary, aPain(4, { at: Date.UTC(2026, 1, 28, 8) }))
    expect(await trackedDays(diary, TODAY)).toEqual({ days: 1, streak: null })
  })

  test('of a long diary no row is read', async () => {
    const diary = aRecordDiary()
    for (let ago = 0; ago < 19; ago += 1) await saveAndReadRecord(diary, daysAgo(ago))
    const latestRows = () => Promise.reject(new Error('read'))
    const { days } = await trackedDays({ ...diary, tables: { ...diary.tables, latestRows } }, TODAY)
    expect(days).toBeGreaterThanOrEqual(7)
  })

  test('of a diary that became long after it was counted, only the newest rows are read', async () => {
    const diary = aRecordDiary()
    for (let ago = 0; ago < 120; ago += 1) await saveAndReadRecord(diary, daysAgo(ago))
    let read = 0
    const tables = {
      ...diary.tables,
      countDays: () => Promise.resolve(0),
      latestRows: async (...asked: Parameters<typeof diary.tables.latestRows>) => {
        const rows = await diary.tables.latestRows(...asked)
        read += rows.length
        return rows
      },
    }
    expect(await trackedDays({ ...diary, tables }, TODAY)).toEqual({ days: 19, streak: null })
    expect(read).toBe(50)
  })
})

describe('[ENG-1, ENG-7] the content of the card', () => {
  const shown = async (diary: ReturnType<typeof aRecordDiary>, isRegistered = false) =>
    gettingStarted(await readEngagement(diary, isRegistered), false)

  test('of a new diary: what there is to do, without an app that cannot be installed here', async () => {
    const { items, nextView, isCollapsed } = await shown(aRecordDiary())
    expect(items.map(({ type, isChecked }) => [type, isChecked])).toEqual([
      ['register_account', false],
      ['enable_notifications', false],
      ['profile', false],
      ['tracking', false],
      ['results', false],
    ])
    expect([nextView, isCollapsed]).toEqual(['insights', false])
  })

  test('what was done is checked, kept, and stays so when its reason is gone', async () => {
    const diary = aRecordDiary()
    const records = []
    for (let ago = 0; ago < 7; ago += 1) records.push(await saveAndReadRecord(diary, daysAgo(ago)))
    vi.stubGlobal('Notification', { permission: 'granted' })
    vi.stubGlobal('navigator', { serviceWorker: {}, userAgent: '' })
    const now = { ...NO_PROFILE, name: 'Helen', gender: 'f', country: 'DE', birthDate: '1970-01-01' } as const
    await saveProfile(diary, { opened: NO_PROFILE, now: { ...now, weight: 70, height: 170 } })
    await shown(diary, true)
    const done = ['register_account', 'enable_notifications', 'profile', 'tracking']
    expect((await loadEngagement(diary)).checked.toSorted()).toEqual(done.toSorted())

    for (const { ref } of records) await deleteById(diary, ref.clientId)
    vi.stubGlobal('Notification', { permission: 'denied' })
    await saveProfile(diary, { opened: { ...now, weight: 70, height: 170 }, now: NO_PROFILE })
    const { items } = await shown(diary, false)
    expect(items.filter(({ isChecked }) => isChecked).map(({ type }) => type)).toEqual(done)
  })

  test('a permission alone reminds nobody', async () => {
    const diary = aRecordDiary()
    await deleteReminder(diary, 'r_1')
    vi.stubGlobal('Notification', { permission: 'granted' })
    vi.stubGlobal('navigator', { serviceWorker: {}, userAgent: '' })
    await shown(diary)
    expect((await loadEngagement(diary)).checked).toEqual([])
  })

  test('the next screen of the results is one that was not seen', async () => {
    const diary = aRecordDiary()
    await changeEngagement(diary, (kept) => markResultsSeen(markResultsSeen(kept, 'insights'), 'charts'))
    const { nextView, items } = await shown(diary)
    expect(nextView).toBe('timeline')
    expect(items.find(({ type }) => type === 'results')?.progress).toEqual({ done: 2, needed: 5 })
  })

  test('[ENG-3, GUIDE-19] the guide is listed if the person has access, and four opened articles complete it', async () => {
    const diary = aRecordDiary()
    const guide = async (isRegistered = true) =>
      (await shown(diary, isRegistered)).items.find(({ type }) => type === 'pain_guide')
    await storeServerCopy(diary, 'guide.home', { opened: 3, next: null, program: null })
    expect(await guide()).toBe(undefined)
    await storeServerCopy(diary, 'user_record', { pain_guide_available: true })
    expect(await guide(false)).toBe(undefined)
    expect(await guide()).toMatchObject({ isChecked: false, progress: { done: 3, needed: 4 } })
    await storeServerCopy(diary, 'guide.home', { opened: 4, next: null, program: null })
    expect(await guide()).toMatchObject({ isChecked: true })
  })

  test('[ENG-8] it is shown until it is dismissed or all is done', async () => {
    const diary = aRecordDiary()
    vi.stubGlobal('navigator', { userAgent: 'Firefox', maxTouchPoints: 0 })
    expect(await isGettingStarted(diary, false)).toBe(true)
    await changeEngagement(diary, (kept) => ({
      ...kept,
      checked: ['register_account', 'enable_notifications', 'profile', 'tracking', 'results'],
    }))
    expect(await isGettingStarted(diary, false)).toBe(false)
    const other = aRecordDiary()
    await changeEngagement(other, dismissEngagement)
    expect(await isGettingStarted(other, false)).toBe(false)
  })
})
