import { readRecordGroups, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { readHistoryEntries } from '@reprieve/contract/sync/keptVersions.ts'
import {
  changedRecordGroups,
  isRecordGroup,
  type RecordGroup,
} from '@reprieve/domain/records/recordGroups.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { SectionId } from '@reprieve/domain/records/usedSections.ts'
import { earlierValues, type Origin } from '@reprieve/domain/sync/earlierValues.ts'
import { groupValues, type LocalRow, type LostValue } from '@reprieve/domain/sync/localRow.ts'
import { stampTime } from '@reprieve/domain/sync/stamp.ts'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { readReplacedValues } from '../../local/rows/replacedValues.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'

export const GROUP_SECTIONS: Record<RecordGroup, SectionId> = {
  severity: 'severity',
  timing: 'timing',
  episode: 'timing',
  part_of: 'timing',
  note: 'notes',
  location: 'locations',
  location_severity: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  environment: 'environment',
  aggravating_factor: 'aggravatingFactors',
  alleviating_factor: 'interventions',
  medications: 'medications',
}

/** An earlier value of one group of the record. */
export interface EarlierVersion {
  id: string
  group: RecordGroup
  /** When it was written. */
  at: number
  origin: Origin
  /** The record as it would be with this value. */
  record: PainRecord
}

/** What this device stores about a record and its earlier values; null if the record is not here. */
export interface StoredRecordHistory {
  row: LocalRow
  now: PainRecord
  replaced: readonly LostValue[]
  /** This device's id, as used in its stamps. */
  device: string
}

export async function readRecordHistory(diary: Diary, clientId: string): Promise<StoredRecordHistory | null> {
  const [row, replaced, { state }] = await Promise.all([
    getRow(diary, clientId),
    readReplacedValues(diary, clientId),
    loadSyncState(diary),
  ])
  const now = row === null ? null : savedRecordFromRow(row)
  return row === null || now === null ? null : { row, now, replaced, device: state.clock.device }
}

/**
 * The earlier values of the record, from this device and from the server. Values that this app cannot read, and values
 * equivalent to the current one, are left out. [SYNC-32, SYNC-43]
 */
export function listEarlierVersions(
  kept: StoredRecordHistory,
  onServer: readonly LostValue[] = [],
): EarlierVersion[] {
  const { row, now, replaced: here, device } = kept
  const values = groupValues(row)
  return earlierValues({ values, here, onServer, device }).flatMap(({ group, hlc, value, origin }) => {
    if (!isRecordGroup(group)) return []
    const read = readRecordGroups(new Map(values).set(group, value), now.ref)
    if (!read.ok || !changedRecordGroups(now, read.value).includes(group)) return []
    return [{ id: `${group} ${hlc}`, group, at: stampTime(hlc), origin, record: read.value }]
  })
}

const PATIENCE_MS = 10_000

/**
 * The versions of a record on the server; null if there was no response in time. The request has its own timeout, but a
 * session may have to be renewed before it, which waits for other tabs. [SYNC-43]
 */
export async function fetchServerVersions(
  ask: Ask,
  clientId: string,
  patienceMs: number = PATIENCE_MS,
): Promise<LostValue[] | null> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await Promise.race([
    ask('sync/get-history', { client_id: clientId }, { signal }),
    new Promise<Answer>((end) => signal.addEventListener('abort', () => end(NOT_REACHED))),
  ])
  if (!answer.reached) return null
  // The record was never sent: the server has no versions of it.
  if (answer.code === RESULT.notFound) return []
  return answer.code === RESULT.ok ? readHistoryEntries(answer.body) : null
}
