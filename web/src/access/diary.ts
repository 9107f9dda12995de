import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { createContext, use } from 'react'
import type { DeviceDatabase, DiaryOwner } from '../local/database/deviceDatabase.ts'
import { idbTables, PLAIN_CODEC } from '../local/database/idbTables.ts'
import { openPersonDatabase, type OpenFault } from '../local/database/personDatabase.ts'
import { openDoorbell } from '../local/doorbell.ts'
import type { Keyring, LockState } from '../local/lock/keyring.ts'
import type { LockRecord } from '../local/lock/lockRecord.ts'
import type { Diary } from '../local/rows/rows.ts'

/** Whether the contents are encrypted, and whether they can be read now. */
type DiaryLock = { is: 'none' } | { is: 'locked' | 'open'; record: LockRecord }

/** The lock record is broken, or from a newer app version: the diary does not open at all. [LOCK-2] */
export type LockFault = 'lock-broken' | 'lock-newer'

export interface OpenDiary extends Diary {
  who: DiaryOwner
  /** The name of its database, which is also that of its Web Locks. */
  database: string
  lock: DiaryLock
  close: () => void
}

interface OpenDiaryRequest {
  device: DeviceDatabase
  keyring: Keyring
  who: DiaryOwner
  dayOf: (row: LocalRow) => number
  /** Another tab has deleted or upgraded the database. */
  onGone: () => void
}

export async function openDiary({
  device,
  keyring,
  who,
  dayOf,
  onGone,
}: OpenDiaryRequest): Promise<Result<OpenDiary, OpenFault | LockFault>> {
  // One read if the diary exists: every start does this.
  const label = (await device.labelOf(who)) ?? { database: await device.databaseOf(who) }
  const { database } = label
  const state = await keyring.stateOf(label)
  if (isTorn(state)) return err(LOCK_FAULT[state.is])
  const opened = await openPersonDatabase({ name: database, onGone })
  if (!opened.ok) return err(opened.reason)
  const doorbell = openDoorbell(database, reportError)
  return ok({
    who,
    database,
    lock: lockOf(state),
    tables: idbTables(opened.value),
    codec: state.is === 'none' ? PLAIN_CODEC : state.codec,
    doorbell,
    now: Date.now,
    dayOf,
    close: () => {
      doorbell.close()
      opened.value.close()
    },
  })
}

type Torn = Extract<LockState, { is: 'broken' | 'newer' }>

const LOCK_FAULT: Record<Torn['is'], LockFault> = { broken: 'lock-broken', newer: 'lock-newer' }

const isTorn = (state: LockState): state is Torn => state.is in LOCK_FAULT

const lockOf = (state: Exclude<LockState, Torn>): DiaryLock =>
  state.is === 'none' ? state : { is: state.is === 'open' ? 'open' : 'locked', record: state.record }

/** Null for a visitor: no diary is open. */
export const DiaryContext = createContext<OpenDiary | null>(null)

/** For screens that the route guard only opens with a diary. */
export function useDiary(): OpenDiary {
  const diary = use(DiaryContext)
  if (diary === null) throw new Error('useDiary where no diary is open')
  return diary
}
