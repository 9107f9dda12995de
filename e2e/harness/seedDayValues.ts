import type { Page } from '@playwright/test'
import { signalClientId } from '@reprieve/contract/ids.ts'
import { signalToGroups } from '@reprieve/contract/signals/signalWire.ts'
import { putRows, seededRow } from './seedDiary.ts'

const DAY_MS = 86_400_000
/** Far above the ids that the app assigns meanwhile, and those of seeded entries. */
const FIRST_LOCAL_ID = 200_000
const SOURCE = 'apple-health'

/** As the contract has them. */
type DayValues =
  Parameters<typeof signalToGroups>[0]['days'] extends ReadonlyMap<number, infer Values> ? Values : never

export interface SeededDay {
  daysAgo: number
  values: DayValues
}

/** Writes what a device measured directly into the diary of this page's device, as months of one source. */
export async function seedDayValues(page: Page, days: readonly SeededDay[], now = Date.now()): Promise<void> {
  const months = new Map<string, Map<number, DayValues>>()
  for (const { daysAgo, values } of days) {
    const date = new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const month = months.get(date.slice(0, 7)) ?? new Map<number, DayValues>()
    months.set(date.slice(0, 7), month.set(Number(date.slice(8)), values))
  }
  const rows = [...months].map(([month, ofMonth], at) => {
    const clientId = signalClientId(SOURCE, month)
    const groups = signalToGroups({ clientId, source: SOURCE, month, fileDay: null, days: ofMonth })
    const values = [...groups, ['deleted', { deleted: 0 }] as [string, object]]
    const row = seededRow({ kind: 'signal', localId: FIRST_LOCAL_ID + at, day: 0, at: now, values })
    return { ...row, clientId }
  })
  await putRows(page, rows)
}
