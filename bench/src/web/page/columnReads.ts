import { getColumnStore } from '@reprieve/web/src/filters/columns/columnStore.ts'
import type { Diary } from '@reprieve/web/src/local/rows/rows.ts'
import type { ColumnReads } from '../pageWork.ts'
import { openAnonymous } from './benchDiary.ts'
import { measureTime } from './measureTime.ts'

/** The app stores the columns after three seconds without a change. */
const KEPT_AFTER_MS = 6_000

/** Builds the columns of this device's diary from its rows, then reads the stored ones. */
export async function columnReads(): Promise<ColumnReads> {
  const first = await openAnonymous()
  const { ms: fromRows, value: count } = await measureTime(() => read(first))
  await new Promise((resolve) => setTimeout(resolve, KEPT_AFTER_MS))
  first.close()
  const second = await openAnonymous()
  const { ms: asKept } = await measureTime(() => read(second))
  second.close()
  return { count, fromRows, asKept }
}

function read(diary: Diary): Promise<number> {
  const store = getColumnStore(diary)
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const seen = store.current()
      if (seen.is === 'failed') reject(new Error('The columns cannot be read', { cause: seen.fault }))
      if (seen.is === 'read') resolve(seen.diary.entries.count)
    }
    store.subscribe(look)
    look()
  })
}
