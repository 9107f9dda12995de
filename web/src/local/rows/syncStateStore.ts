import { CLOCK_START } from '@reprieve/domain/sync/stamp.ts'
import { firstState, type SyncState } from '@reprieve/domain/sync/syncState.ts'
import { randomHex } from '../randomHex.ts'
import type { Diary } from './rows.ts'
import type { Raw, StoredState, Tables } from '../tables.ts'
import { quarantineState } from './quarantine.ts'

/** Its name among the states. Every write of rows also writes it, so its revision covers theirs. [LOCAL-30] */
export const SYNC_STATE = 'sync'
const DEVICE_SHAPE = /^[0-9a-f]{12}$/
/** The server would refuse any other epoch at every pull. */
const EPOCH_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface LoadedState {
  state: SyncState
  rev: number
}

/**
 * The state last read or written through these tables. It may be outdated, since other tabs write too: use it only for
 * a write that includes the state, because then its revision is checked. [LOCAL-23]
 */
const lastKnown = new WeakMap<Tables, LoadedState>()

export const lastSyncState = ({ tables }: Diary): LoadedState | undefined => lastKnown.get(tables)

export const rememberSyncState = ({ tables }: Diary, known: LoadedState): void =>
  void lastKnown.set(tables, known)

/**
 * The clock and the position in the server's sequence. A broken state is quarantined and started again: then everything
 * is pulled again, which changes no existing row.
 */
export const loadSyncState = async (diary: Diary): Promise<LoadedState> =>
  readSyncState(diary, await diary.tables.state(SYNC_STATE))

export async function readSyncState(diary: Diary, raw: Raw): Promise<LoadedState> {
  const loaded = await stateIn(diary, raw)
  rememberSyncState(diary, loaded)
  return loaded
}

async function stateIn({ tables, now }: Diary, raw: Raw): Promise<LoadedState> {
  if (isStored(raw)) return { state: raw.value, rev: raw.rev }
  if (raw !== undefined)
    await quarantineState(tables, SYNC_STATE, { raw, why: 'the state is wrong', at: now() })
  const clock = { device: randomHex(6), hlc: CLOCK_START, offset: 0 }
  return { state: firstState(clock, await tables.highestLocalId()), rev: 0 }
}

/** Whether no other tab has written it since. */
export async function isLastState({ tables }: Diary, { rev }: LoadedState): Promise<boolean> {
  const raw = (await tables.state(SYNC_STATE)) as { rev?: unknown } | undefined
  return (raw?.rev ?? 0) === rev
}

export const storedSyncState = ({ state, rev }: LoadedState): StoredState => ({
  name: SYNC_STATE,
  rev,
  value: state,
})

function isStored(raw: unknown): raw is { rev: number; value: SyncState } {
  const { rev, value } = (raw ?? {}) as { rev?: unknown; value?: Partial<SyncState> | null }
  const clock = value?.clock
  return (
    isBetween(rev, 1) &&
    isBetween(value?.cursor, 0) &&
    isBetween(value?.failCount, 0) &&
    // Ids are counted up from it, so it must stay far below the largest safe integer.
    isBetween(value?.lastLocalId, 0, Number.MAX_SAFE_INTEGER / 2) &&
    isBetween(clock?.hlc?.counter, 0, 0xffff) &&
    [clock?.offset, clock?.hlc?.ms, clock?.toldDay ?? 0].every(Number.isFinite) &&
    (value?.epoch === null || isShaped(value?.epoch, EPOCH_SHAPE)) &&
    isShaped(clock?.device, DEVICE_SHAPE)
  )
}

const isBetween = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

const isShaped = (value: unknown, shape: RegExp): boolean => typeof value === 'string' && shape.test(value)
