import type { ColumnChange } from '@reprieve/domain/filters/columns/changeColumns.ts'
import {
  doseFacts,
  isInCalendar,
  recordFacts,
  reflectionFacts,
  type DoseFacts,
  type EntryFacts,
  type EntryOrigin,
} from '@reprieve/domain/filters/columns/facts.ts'
import { isDeleted, groupValues, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { readDoseGroups } from '../doses/doseWire.ts'
import { toContent } from '../content.ts'
import { RECORD_KIND, savedRecordFromRow } from '../records/recordCodec.ts'
import { REFLECTION_KIND, savedReflectionFromRow } from '../reflections/savedReflection.ts'

/** The kinds of rows that have an entry in the columns. */
export const COLUMN_KINDS: readonly string[] = [RECORD_KIND, REFLECTION_KIND, DOSE_KIND]

const ENTRY_FACTS: Readonly<Record<string, (row: RowContent) => EntryFacts | null>> = {
  [RECORD_KIND]: (row) => {
    const record = savedRecordFromRow(row)
    return record === null ? null : recordFacts(record, writtenOf(row))
  },
  [REFLECTION_KIND]: (row) => {
    const reflection = savedReflectionFromRow(row)
    return reflection === null ? null : reflectionFacts(reflection, writtenOf(row))
  },
}

/** The change that these rows make to the columns: requested ids without a usable row are removed. [COL-8, COL-9] */
export function columnChangeFromRows(rows: readonly RowContent[], looked: readonly string[]): ColumnChange {
  const put = rows.map((row) => ENTRY_FACTS[row.kind]?.(row) ?? null).filter(isPlaced)
  const putDoses = rows.map(doseFactsOf).filter(isPlaced)
  return { put, putDoses, drop: new Set(looked) }
}

function doseFactsOf(row: RowContent): DoseFacts | null {
  if (row.kind !== DOSE_KIND || isDeleted(row)) return null
  const dose = readDoseGroups(groupValues(row), row.clientId)
  return dose === null ? null : doseFacts(dose)
}

/** Excludes rows without a time, which read as the first moment of 1970, or for a reflection as the day before. */
const isPlaced = <Facts extends EntryFacts | DoseFacts>(facts: Facts | null): facts is Facts =>
  facts !== null && Math.abs(facts.at) > DAY_MS && isInCalendar(facts)

/** For rows imported from another app's table the writing time is unknown. [COL-15] */
function writtenOf({ clientId: id, groups }: RowContent): EntryOrigin {
  const isImported = ['imported', 'meta', 'other'].some(
    (group) => toContent(groups.get(group)?.v)['imported'] === 1,
  )
  const { created } = toContent(groups.get('meta')?.v)
  return { id, created: typeof created === 'number' && !isImported ? created : null }
}
