import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { openDoorbell } from '../local/changes.ts'
import { PLAIN_CODEC } from '../local/codec.ts'
import type { DeviceDatabase, Who } from '../local/deviceDatabase.ts'
import { idbTables } from '../local/idbTables.ts'
import { openPersonDatabase, type OpenFault } from '../local/personDatabase.ts'
import type { Diary } from '../local/rows.ts'

/** Whether the contents are sealed, and whether they can be read now. */
export type DiaryLock = { is: 'none' } | { is: 'locked' } | { is: 'open'; lockNow: () => void }

export interface OpenDiary extends Diary {
  who: Who
  /** The name of its database, which is also that of its locks. */
  database: string
  lock: DiaryLock
  close: () => void
}

export interface DiaryAsked {
  device: DeviceDatabase
  who: Who
  dayOf: (row: LocalRow) => number
  /** Another tab has deleted or upgraded it. */
  onGone: () => void
}

export async function openDiary({
  device,
  who,
  dayOf,
  onGone,
}: DiaryAsked): Promise<Result<OpenDiary, OpenFault>> {
  const database = await device.databaseOf(who)
  const opened = await openPersonDatabase({ name: database, onGone })
  if (!opened.ok) return err(opened.reason)
  const doorbell = openDoorbell(database, reportError)
  return ok({
    who,
    database,
    lock: { is: 'none' },
    tables: idbTables(opened.value),
    codec: PLAIN_CODEC,
    doorbell,
    now: Date.now,
    dayOf,
    close: () => {
      doorbell.close()
      opened.value.close()
    },
  })
}
