import { CLOCK_START } from '@reprieve/domain/sync/stamp.ts'
import { firstState, type SyncState } from '@reprieve/domain/sync/syncState.ts'
import { randomHex } from './randomHex.ts'
import type { Diary } from './rows.ts'
import type { StoredState } from './tables.ts'
import { setStateAside } from './unreadable.ts'

const NAME = 'sync'
const DEVICE_SHAPE = /^[0-9a-f]{12}$/

export interface LoadedState {
  state: SyncState
  rev: number
}

/**
 * The clock and the place in the server's sequence. One that is broken is set aside and begun anew: then everything
 * is pulled again, which changes nothing that is there.
 */
export async function loadSyncState({ tables, now }: Diary): Promise<LoadedState> {
  const raw = await tables.state(NAME)
  if (isStored(raw)) return { state: raw.value, rev: raw.rev }
  if (raw !== undefined) await setStateAside(tables, NAME, { raw, why: 'the state is wrong', at: now() })
  return { state: firstState({ device: randomHex(6), hlc: CLOCK_START, offset: 0 }), rev: 0 }
}

export const storedSyncState = ({ state, rev }: LoadedState): StoredState => ({
  name: NAME,
  rev: rev + 1,
  value: state,
})

function isStored(raw: unknown): raw is { rev: number; value: SyncState } {
  const { rev, value } = (raw ?? {}) as { rev?: unknown; value?: Partial<SyncState> | null }
  const clock = value?.clock
  return (
    [rev, value?.cursor, value?.failCount, clock?.hlc?.counter].every(Number.isSafeInteger) &&
    [clock?.offset, clock?.hlc?.ms].every(Number.isFinite) &&
    (value?.epoch === null || typeof value?.epoch === 'string') &&
    typeof clock?.device === 'string' &&
    DEVICE_SHAPE.test(clock.device)
  )
}
