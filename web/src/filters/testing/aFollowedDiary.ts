import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect } from 'vitest'
import type { Engine } from '../../local/database/idb.ts'
import { idbTables, PLAIN_CODEC } from '../../local/database/idbTables.ts'
import { openPersonDatabase } from '../../local/database/personDatabase.ts'
import { openDoorbell } from '../../local/doorbell.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { NOON, type TestDiary } from '../../local/testing/aDiary.ts'
import { recordDay } from '../../records/recordDay.ts'
import { saveNewRecord } from '../../records/recordTable.ts'
import { aPain, aRecordDiary } from '../../records/testing/aFinishedRecord.ts'
import type { ColumnStore } from '../columns/columnStore.ts'

/** One tab of a person's diary in a browser database; another one with the same name is another tab. */
export async function aTab(engine: Engine, name: string): Promise<Diary> {
  const opened = await openPersonDatabase({ name, engine, onGone: () => undefined })
  if (!opened.ok) throw new Error(opened.reason)
  const doorbell = openDoorbell(name, (fault) => {
    throw fault
  })
  return {
    tables: idbTables(opened.value),
    codec: PLAIN_CODEC,
    doorbell,
    now: () => NOON,
    dayOf: recordDay,
  }
}

/** The severities, the earliest first; null until read. */
export function valuesIn(store: ColumnStore): number[] | null {
  const seen = store.current()
  return seen.is === 'read' ? [...seen.diary.entries.value] : null
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400 && !(await isTrue()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await isTrue()).toBe(true)
}

export const HOUR = HOUR_MS

/** Short delays for tests. */
export const SHORT_DELAYS = { calmMs: 1, quietMs: 5 }

export const aLiveDiary = (): TestDiary =>
  aRecordDiary({ doorbell: openDoorbell(crypto.randomUUID(), () => undefined) })

/** Records of an hour each, the last of them an hour ago. */
export async function withPains(...severities: number[]): Promise<TestDiary> {
  const diary = aLiveDiary()
  for (const [at, severity] of severities.entries()) {
    await saveNewRecord(diary, aPain(severity, { at: NOON - (severities.length - at) * HOUR }))
  }
  return diary
}

/** The store after a subscription and its first read. */
export async function openReadStore(store: ColumnStore): Promise<ColumnStore> {
  store.subscribe(() => undefined)
  await until(() => store.current().is === 'read')
  return store
}
