import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { TIMING_GROUP } from '@reprieve/contract/records/recordStart.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { WrongClock } from '@reprieve/domain/sync/clockNotice.ts'
import { movedReflection, clockShift } from '@reprieve/domain/sync/clockShift.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import type { StorageFault } from '../../local/tables.ts'
import { saveReflection } from '../../reflections/reflectionTable.ts'
import {
  isEnteredHere,
  readTimedEntry,
  movedGroups,
  readSavedReflection,
  type TimedEntry,
} from './timedEntries.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

const REFLECTION_KIND = 'reflection'
const KINDS = [RECORD_KIND, DOSE_KIND, REFLECTION_KIND]
/** If it is unknown since when the clock was wrong: the last ones, to choose from. */
const LAST = 50
const MOST = 500

/** What this device has saved under the wrong clock, newest first. [SYNC-33] */
export async function findWrongTimes(diary: Diary, { wrongBy, since }: WrongClock): Promise<TimedEntry[]> {
  const { state } = await loadSyncState(diary)
  const raws = (await Promise.all(KINDS.map((kind) => diary.tables.rowsOf(kind)))).flat()
  const ofHere = (raws as { localId?: number | null }[])
    .filter(({ localId }) => typeof localId === 'number' && localId > (since ?? 0))
    .toSorted((one, other) => other.localId! - one.localId!)
    .slice(0, since === null ? LAST : MOST)
  const { loaded } = await readStoredRows(diary, ofHere)
  return loaded
    .filter(({ row }) => isEnteredHere(row, TIMING_GROUP, state.clock.device))
    .map(({ row }) => readTimedEntry(row, clockShift(wrongBy)))
    .filter((movable) => movable !== null)
    .filter((movable) => hasBeen(movable, diary.now() + wrongBy))
}

/** Nobody enters a time after now: an entry that would move there was saved before the clock went wrong. */
const hasBeen = ({ kind, to }: TimedEntry, now: number): boolean => to <= now + AHEAD_MS[kind]

/** How far ahead the editor allows a time (D40); and today's reflection is dated noon from the morning on (D39). */
const AHEAD_MS = { record: 5 * MINUTE_MS, dose: 5 * MINUTE_MS, reflection: 12 * HOUR_MS }

/** What a move needs to know of each entry: its time when the user saw it. */
export type EntryTime = Pick<TimedEntry, 'clientId' | 'kind' | 'at'>

/**
 * Moves the entries that still have the time that the user saw, by ordinary edits: a second click, or another tab,
 * moves nothing twice. Returns them with their new times. [SYNC-33]
 */
export async function moveTimes(
  diary: Diary,
  seen: readonly EntryTime[],
  by: number,
): Promise<Result<EntryTime[], StorageFault>> {
  const inPlace = seen.filter(({ kind }) => kind !== REFLECTION_KIND)
  const moved = await changeRows(
    diary,
    inPlace.map(({ clientId }) => clientId),
    ({ rows, state }) => {
      let { clock } = state
      const { device } = clock
      const after: LocalRow[] = []
      const stand: EntryTime[] = []
      for (const { clientId, kind, at } of inPlace) {
        const row = rows.get(clientId)
        const movable = row === undefined ? null : readTimedEntry(row, by)
        if (row === undefined || movable?.at !== at || !isEnteredHere(row, TIMING_GROUP, device)) continue
        const wallNow = diary.now()
        const saved = saveRow(row, { values: movedGroups(row, { by, wallNow, device }), clock, wallNow })
        clock = saved.clock
        after.push(saved.row)
        stand.push({ clientId, kind, at: movable.to })
      }
      return after.length === 0 ? { stand } : { rows: after, state: { ...state, clock }, stand }
    },
  )
  if (!moved.ok) return moved
  const reflections: (EntryTime | null)[] = []
  for (const one of seen) {
    if (one.kind === REFLECTION_KIND) reflections.push(await moveReflection(diary, one, by))
  }
  return ok([...moved.value.stand, ...reflections.filter((one) => one !== null)])
}

/** Moves it to another day. If that day already has a reflection, it stays: a clock cannot decide between the two. */
async function moveReflection(
  diary: Diary,
  { clientId, at }: EntryTime,
  by: number,
): Promise<EntryTime | null> {
  const row = await getRow(diary, clientId)
  const opened = row === null || isDeleted(row) ? null : readSavedReflection(row)
  if (opened === null || opened.at !== at || opened.score === null) return null
  const finished = { ...opened, ...movedReflection(opened, by), score: opened.score }
  const saved = await saveReflection(diary, { opened, finished, draftId: '' })
  return saved.ok ? { clientId: saved.value.clientId, kind: REFLECTION_KIND, at: finished.at } : null
}
