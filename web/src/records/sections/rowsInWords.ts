import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import type { MedicationRow } from '@reprieve/domain/records/medicationRows.ts'

/** Known medications are named as in the medication lists; unknown ones as they were written (D31). [MED-3] */
export function nameMedicationRows(
  rows: readonly MedicationRow[],
  medications: readonly Medication[],
  nameOf: (medication: Medication) => string,
): MedicationRow[] {
  const known = medicationsByAnyId(medications)
  return rows.map((row) => {
    const medication = known.get(row.id)
    return medication === undefined ? row : { ...row, text: nameOf(medication) }
  })
}
