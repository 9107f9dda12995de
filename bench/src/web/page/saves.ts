import { newClientId } from '@reprieve/contract/ids.ts'
import type { FinishedRecord } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Diary } from '@reprieve/web/src/local/rows/rows.ts'
import { saveNewRecord } from '@reprieve/web/src/records/recordTable.ts'
import { measureAlternating, type Pairs } from '../../measure/measureAlternating.ts'
import { openAnonymous } from './benchDiary.ts'
import { measureTime } from './measureTime.ts'
import { openRawStore } from './rawStore.ts'

const WARMING = 10

const now = { at: Date.now(), offset: HOUR_MS }
const aPain = (severity: number): FinishedRecord => ({ ...emptyRecord(now), severity })

/** A save as the editor makes it, compared with a put of the same row into another store of the same page. */
export async function timeSaves(rounds: number): Promise<Pairs<number>> {
  const diary = await openAnonymous()
  const raw = await openRawStore('bench-raw')
  const sample = await aSavedRow(diary)
  const sides = {
    ours: () => timeOf(() => saveNewRecord(diary, aPain(7))),
    floor: () => timeOf(() => raw.put({ ...sample, clientId: newClientId(Date.now()) })),
  }
  await measureAlternating(WARMING, sides)
  const pairs = await measureAlternating(rounds, sides)
  raw.close()
  diary.close()
  return pairs
}

async function aSavedRow(diary: Diary): Promise<object> {
  const saved = await saveNewRecord(diary, aPain(4))
  if (!saved.ok) throw new Error(`Not saved: ${saved.reason}`)
  return (await diary.tables.row(saved.value.clientId)) as object
}

const timeOf = async (act: () => Promise<unknown>): Promise<number> => (await measureTime(act)).ms
