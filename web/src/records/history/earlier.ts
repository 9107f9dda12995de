import { recordOfGroups } from '@reprieve/contract/records/painRecordWire.ts'
import { recordOf } from '@reprieve/contract/records/savedRecord.ts'
import type { RecordGroup } from '@reprieve/domain/records/changedGroups.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { isRecordGroup } from '@reprieve/domain/records/takeGroup.ts'
import { valuesOf, type LocalRow, type LostValue } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { stampTime } from '@reprieve/domain/sync/stamp.ts'
import { replacedOf } from '../../local/replacedShelf.ts'
import { getRow, type Diary } from '../../local/rows.ts'
import type { SectionId } from '../recordSections.ts'

export const SECTION_OF: Record<RecordGroup, SectionId> = {
  severity: 'severity',
  timing: 'timing',
  note: 'notes',
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  environment: 'environment',
  aggravating_factor: 'aggravatingFactors',
  alleviating_factor: 'interventions',
  medications: 'medications',
}

/** Something the record said before. */
export interface Earlier {
  id: string
  group: RecordGroup
  /** When it was written. */
  at: number
  /** The record as it would be with it. */
  record: PainRecord
}

/** Of what was replaced, that which says something else than the record does, each once and the newest first. */
function earlierIn(row: LocalRow, replaced: readonly LostValue[]): Earlier[] {
  const now = recordOf(row)
  if (now === null) return []
  const values = valuesOf(row)
  const seen: LostValue[] = []
  const newestFirst = replaced.toSorted((a, b) => (a.hlc < b.hlc ? 1 : -1))
  return newestFirst.flatMap((lost) => {
    const { group, hlc, value } = lost
    if (!isRecordGroup(group) || sameJson(values.get(group), value)) return []
    if (seen.some((one) => one.group === group && sameJson(one.value, value))) return []
    seen.push(lost)
    const read = recordOfGroups(new Map(values).set(group, value), now.ref)
    return read.ok ? [{ id: `${group} ${hlc}`, group, at: stampTime(hlc), record: read.value }] : []
  })
}

export async function earlierOf(diary: Diary, clientId: string): Promise<Earlier[]> {
  const [row, replaced] = await Promise.all([getRow(diary, clientId), replacedOf(diary, clientId)])
  return row === null ? [] : earlierIn(row, replaced)
}
