import { emptyRecord, type PainRecord, type RecordRef } from '@reprieve/domain/records/painRecord.ts'
import { RECORD_GROUPS, changedRecordGroups } from '@reprieve/domain/records/recordGroups.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { groupValues, isDeleted, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import type { Instant, LocalInstant } from '@reprieve/domain/time/instant.ts'
import { toContent, type Content, type GroupValues } from '../groups.ts'
import { mergeGroup } from '../mergeGroup.ts'
import { GROUP_CODECS, MEDICINE_GROUP, type FactorList } from './recordFields.ts'
import { readRecordStart } from './recordStart.ts'

// A record as the device stores it: in the same groups that the server makes, so that the two compare equal.

export const RECORD_KIND = 'record'

export type SavedRecord = PainRecord & { ref: { kind: 'saved' } }

type StoredGroups = ReadonlyMap<string, unknown>

/** Null for a row of another kind, or a deleted one. */
export function savedRecordFromRow(row: RowContent): SavedRecord | null {
  if (isDeleted(row)) return null
  const { clientId, localId, idOnServer: serverId } = row
  const ref = { kind: 'saved', clientId, localId, serverId } as const
  const read = readRecordGroups(groupValues(row), ref)
  return read.ok ? { ...read.value, ref } : null
}

export const recordToGroups = (record: PainRecord): GroupValues =>
  new Map(RECORD_GROUPS.map((group) => [group, GROUP_CODECS[group].write(record)]))

/** Beside its content a record stores its type and when it was created and last changed on a device. */
export const metaGroup = (times: { created: Instant; updated: Instant }): Content => ({
  pain_record_type: 'PainRecord',
  created: times.created,
  updated_local: times.updated,
})

/** A group that is missing or cannot be read counts as empty; the rest of the record is still read. */
export function readRecordGroups(
  stored: StoredGroups,
  ref: RecordRef,
): Result<PainRecord, 'not-a-pain-record'> {
  const groups = mergeIneffectiveFactors(stored)
  if (groups.get('meta')?.['pain_record_type'] === 'DailyReflection') return err('not-a-pain-record')
  const start = readRecordStart(stored)
  const record: PainRecord = { ...emptyRecord({ at: start, offset: 0 }), ref }
  for (const group of RECORD_GROUPS)
    Object.assign(record, GROUP_CODECS[group].read(groups.get(group) ?? {}, start))
  return ok(record)
}

/** The local start of a record or a dose, without reading the rest of it. */
export function readRecordMoment(stored: StoredGroups): LocalInstant {
  const { time_offset: offset } = toContent(stored.get('timing'))
  return { at: readRecordStart(stored), offset: typeof offset === 'number' ? offset : 0 }
}

/**
 * The groups that an edit changes, each merged into its currently stored value: that may be newer than the version
 * opened in the editor. A group merges as a unit, so the person's version wins.
 */
export function editedGroups(
  stored: StoredGroups,
  { opened, after }: { opened: PainRecord; after: PainRecord },
): GroupValues {
  const groups = mergeIneffectiveFactors(stored)
  const read = readRecordGroups(stored, after.ref)
  const shown = read.ok ? read.value : opened
  const values: GroupValues = new Map()
  for (const group of changedRecordGroups(opened, after)) {
    const { write } = GROUP_CODECS[group]
    const before = write(shown)
    values.set(group, mergeGroup({ stored: groups.get(group) ?? {}, before, after: write(after) }))
  }
  // Otherwise what was merged into the changed group would be read twice.
  const ineffective = groups.get(INEFFECTIVE)
  if (ineffective !== undefined && values.has(TRIED)) values.set(INEFFECTIVE, ineffective)
  return values
}

const INEFFECTIVE = 'ineffective_factor' satisfies FactorList
const TRIED = 'alleviating_factor' satisfies FactorList

/**
 * The groups with what did not help merged into what was tried, the form this app writes (D38). A client of the
 * specification may send it as a separate list.
 */
function mergeIneffectiveFactors(stored: StoredGroups): GroupValues {
  const merged: GroupValues = new Map([...stored].map(([group, value]) => [group, toContent(value)]))
  const own = merged.get(INEFFECTIVE)
  const tried = merged.get(TRIED) ?? {}
  if (own !== undefined && listIn(own, INEFFECTIVE).length > 0) {
    const refs = [...listIn(tried, 'refs'), ...listIn(own, 'refs')]
    merged.set(TRIED, { ...addTried(tried, listIn(own, INEFFECTIVE)), refs })
    merged.set(INEFFECTIVE, { ...own, [INEFFECTIVE]: [], refs: [] })
  }
  const medicines = merged.get(MEDICINE_GROUP)
  if (medicines !== undefined && listIn(medicines, INEFFECTIVE).length > 0) {
    const all = addTried(medicines, listIn(medicines, INEFFECTIVE))
    merged.set(MEDICINE_GROUP, { ...all, [INEFFECTIVE]: [] })
  }
  return merged
}

const addTried = (group: Content, ineffective: readonly unknown[]): Content => ({
  ...group,
  [TRIED]: [
    ...listIn(group, TRIED),
    ...ineffective.map((entry) => ({ ...asEntry(entry), effectiveness: 0 })),
  ],
})

const asEntry = (entry: unknown): Content => (typeof entry === 'string' ? { value: entry } : toContent(entry))

function listIn(group: Content, key: string): readonly unknown[] {
  const list = group[key]
  return Array.isArray(list) ? list : []
}
