import { CLOCK_START } from '@reprieve/domain/sync/stamp.ts'
import { firstState, type SyncState } from '@reprieve/domain/sync/syncState.ts'
import { randomHex } from './randomHex.ts'
import type { Diary } from './rows.ts'
import type { StoredState, Tables } from './tables.ts'
import { setStateAside } from './unreadable.ts'

const NAME = 'sync'
const DEVICE_SHAPE = /^[0-9a-f]{12}$/

export interface LoadedState {
  state: SyncState
  rev: number
}

/**
 * What was last read or written through these tables. It may be out of date, since another tab writes too: only what
 * is written together with the state may be made from it, because then its revision is checked. [LOCAL-23]
 */
const lastKnown = new WeakMap<Tables, LoadedState>()

export const lastSyncState = ({ tables }: Diary): LoadedState | undefined => lastKnown.get(tables)

export const rememberSyncState = ({ tables }: Diary, known: LoadedState): void =>
  void lastKnown.set(tables, known)

/**
 * The clock and the place in the server's sequence. One that is broken is set aside and begun anew: then everything
 * is pulled again, which changes nothing that is there.
 */
export async function loadSyncState(diary: Diary): Promise<LoadedState> {
  const loaded = await read(diary)
  rememberSyncState(diary, loaded)
  return loaded
}

async function read({ tables, now }: Diary): Promise<LoadedState> {
  const raw = await tables.state(NAME)
  if (isStored(raw)) return { state: raw.value, rev: raw.rev }
  if (raw !== undefined) await setStateAside(tables, NAME, { raw, why: 'the state is wrong', at: now() })
  const clock = { device: randomHex(6), hlc: CLOCK_START, offset: 0 }
  return { state: firstState(clock, await tables.highestLocalId()), rev: 0 }
}

export const storedSyncState = ({ state, rev }: LoadedState): StoredState => ({
  name: NAME,
  rev: rev + 1,
  value: state,
})

function isStored(raw: unknown): raw is { rev: number; value: SyncState } {
  const { rev, value } = (raw ?? {}) as { rev?: unknown; value?: Partial<SyncState> | null }
  const clock = value?.clock
  const whole = [rev, value?.cursor, value?.failCount, value?.lastLocalId, clock?.hlc?.counter]
  return (
    whole.every(Number.isSafeInteger) &&
    [clock?.offset, clock?.hlc?.ms].every(Number.isFinite) &&
    (value?.epoch === null || typeof value?.epoch === 'string') &&
    typeof clock?.device === 'string' &&
    DEVICE_SHAPE.test(clock.device)
  )
}
