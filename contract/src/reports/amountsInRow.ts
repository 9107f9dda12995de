import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import type { MedicationAmount } from '@reprieve/domain/reports/facts/amountsTaken.ts'
import { groupValues, isDeleted, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { readDoseGroups } from '../doses/doseWire.ts'
import { RECORD_KIND, readRecordMedicines } from '../records/recordCodec.ts'

/** The amount of each medication in the row of a record or a dose. */
export function amountsInRow(row: RowContent): readonly MedicationAmount[] {
  if (row.kind === DOSE_KIND) {
    const dose = readDoseGroups(groupValues(row), row.clientId)
    return dose === null ? [] : [{ id: dose.what.id, dose: dose.amount }]
  }
  return row.kind !== RECORD_KIND || isDeleted(row) ? [] : itemsInAnswer(readRecordMedicines(row))
}
