import type { Page } from '@playwright/test'
import { seededRow, putRows } from '../../harness/seedDiary.ts'
import { setDeviceOwner } from '../account/deviceOwner.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FIRST_DAY_MS = Date.UTC(1900, 0, 1)

interface SeededNumber {
  at: number
  severity: number
  episode?: 'open' | 'ended' | 'left'
  endsAt?: number
  partOf?: string
}

let made = 0

function rowOf({ at, severity, episode, endsAt, partOf }: SeededNumber, clientId: string): object {
  const duration =
    endsAt === undefined
      ? {}
      : {
          pain_duration: (endsAt - at) / 1_000,
          pain_duration_unit: 'hours',
          pain_duration_type: 'end_date',
          pain_end_timing: endsAt,
        }
  const offset = -new Date(at).getTimezoneOffset() * 60_000
  const values: [string, object][] = [
    ['timing', { timing: at, time_offset: offset, ...duration }],
    ['deleted', { deleted: 0 }],
    ['meta', { pain_record_type: 'PainRecord', created: at, updated_local: at }],
    ['severity', { severity }],
  ]
  if (episode !== undefined) values.push(['episode', { episode: { state: episode, since: at } }])
  if (partOf !== undefined) values.push(['part_of', { part_of: partOf }])
  const day = Math.floor((at - FIRST_DAY_MS) / DAY_MS) + 1
  made += 1
  return { ...seededRow({ kind: 'record', localId: 200_000 + made, day, at, values }), clientId }
}

const idOf = (number: number): string => `0197f3a5-0000-7000-8000-${String(number).padStart(12, '0')}`

/**
 * A device with three episodes: one of yesterday with two later numbers and an end, one that goes on, and one whose end
 * nobody knows; and a record of its own.
 */
export async function startWithEpisodes(page: Page, now = Date.now()): Promise<void> {
  await setDeviceOwner(page, { is: 'anonymous' })
  await page.goto('/home')
  await page.getByRole('main').getByRole('link').first().waitFor()
  const yesterday = now - DAY_MS - (now % HOUR_MS)
  const [ended, open, left] = [idOf(1), idOf(2), idOf(3)]
  await putRows(page, [
    rowOf({ at: yesterday, severity: 5, episode: 'ended', endsAt: yesterday + 4 * HOUR_MS }, ended),
    rowOf({ at: yesterday + HOUR_MS, severity: 8, partOf: ended }, idOf(11)),
    rowOf({ at: yesterday + 2 * HOUR_MS, severity: 3, partOf: ended }, idOf(12)),
    rowOf({ at: now - 2 * HOUR_MS, severity: 6, episode: 'open' }, open),
    rowOf({ at: now - HOUR_MS, severity: 7, partOf: open }, idOf(13)),
    rowOf({ at: now - 9 * DAY_MS, severity: 4, episode: 'left' }, left),
    rowOf({ at: now - 3 * DAY_MS, severity: 2 }, idOf(4)),
  ])
}
