import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { readProfileGroups } from '@reprieve/contract/account/profileWire.ts'
import { columnChangeFromRows, COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import { noteOfRow } from '@reprieve/contract/filters/rowNote.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { readSignalGroups } from '@reprieve/contract/signals/signalWire.ts'
import { amountsInRow } from '@reprieve/contract/reports/amountsInRow.ts'
import type { Profile } from '@reprieve/domain/account/profile.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { columnBuilder } from '@reprieve/domain/filters/columns/columnBuilder.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { AmountReader, MedicationAmount } from '@reprieve/domain/reports/facts/amountsTaken.ts'
import { chooseSeries } from '@reprieve/domain/signals/measureSeries.ts'
import { isDeleted, groupValues, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import {
  CONDITION_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SIGNAL_KIND,
} from '@reprieve/domain/sync/pushAct.ts'
import type { DiaryRow } from './diaryRow.ts'

/** A person's diary, read from its rows. */
export interface ReadDiary {
  columns: DiaryColumns
  listRows: readonly RowContent[]
  medications: readonly Medication[]
  conditions: readonly Condition[]
  profile: Profile
  /** The note of an entry by its id; '' for none. */
  noteOf: (id: string) => string
  /** The amount taken, by the id of a record or a dose. */
  takenOf: AmountReader
}

export interface DiaryReader {
  add: (row: DiaryRow) => void
  end: () => ReadDiary
}

const AT_ONCE = 500

/** Takes rows one at a time, in any order, and builds the columns from some hundreds at once. */
export function diaryReader(): DiaryReader {
  const builder = columnBuilder()
  // Only what is asked for again: the rows of ten thousand entries would take most of the memory.
  const notes = new Map<string, string>()
  const amounts = new Map<string, readonly MedicationAmount[]>()
  const others = new Map<string, RowContent[]>()
  let waiting: RowContent[] = []
  const take = (): void => {
    builder.add(columnChangeFromRows(waiting, []))
    waiting = []
  }
  const living = (kind: string): readonly RowContent[] =>
    (others.get(kind) ?? []).filter((row) => !isDeleted(row))
  return {
    add: (sent) => {
      const row = keptRow(sent)
      if (!COLUMN_KINDS.includes(row.kind)) {
        const same = others.get(row.kind)
        if (same === undefined) others.set(row.kind, [row])
        else same.push(row)
        return
      }
      notes.set(row.clientId, noteOfRow(row))
      amounts.set(row.clientId, amountsInRow(row))
      waiting.push(row)
      if (waiting.length === AT_ONCE) take()
    },
    end: () => {
      take()
      return {
        columns: withMeasures(builder.columns(), living(SIGNAL_KIND)),
        listRows: others.get(LIST_KIND) ?? [],
        medications: living(MEDICATION_KIND).flatMap(
          (row) => readMedicationGroups(groupValues(row), row.clientId) ?? [],
        ),
        conditions: living(CONDITION_KIND).flatMap(
          (row) => readConditionGroups(groupValues(row), row.clientId) ?? [],
        ),
        profile: readProfileGroups(groupValues(living(PROFILE_KIND)[0] ?? { groups: new Map() })),
        noteOf: (id) => notes.get(id) ?? '',
        takenOf: (id) => amounts.get(id) ?? [],
      }
    },
  }
}

/** What devices measured; most people have none. */
function withMeasures(columns: DiaryColumns, rows: readonly RowContent[]): DiaryColumns {
  const months = rows.flatMap((row) => readSignalGroups(groupValues(row), row.clientId) ?? [])
  const measures = chooseSeries(months, [])
  return measures.length === 0 ? columns : { ...columns, measures }
}

const keptRow = ({ clientId, kind, num, groups }: DiaryRow): RowContent => ({
  clientId,
  kind,
  localId: null,
  idOnServer: num,
  groups: new Map(Object.entries(groups)),
})
