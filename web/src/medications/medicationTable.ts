import { newClientId } from '@reprieve/contract/ids.ts'
import { groupsOfMedication, medicationOfGroups } from '@reprieve/contract/medications/medicationWire.ts'
import {
  namedMedication,
  newMedication,
  sameAs,
  type MedicationFault,
} from '@reprieve/domain/medications/addMedication.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { addRows } from '../local/changeRows.ts'
import { rowsOf, type Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'

export const MEDICATION_KIND = 'medication'

/** All of the profile, none of them deleted. */
export async function allMedications(diary: Diary): Promise<Medication[]> {
  const rows = await rowsOf(diary, MEDICATION_KIND)
  return rows.map(medicationOf).filter((medication) => medication !== null)
}

/** Added by its name; with an id of its form, a second press of the button adds it no second time. */
interface Added {
  id?: string
  name: string
}

type AddFault = MedicationFault | StorageFault

/** Durable when it resolves. [MED-1, MED-2] */
export async function addMedication(
  diary: Diary,
  { id = newClientId(diary.now()), name }: Added,
): Promise<Result<Medication, AddFault>> {
  const made = newMedication(await allMedications(diary), { id, name })
  return made.ok ? write(diary, made.value) : made
}

/** The same without a word about whether it was there: then it is that one. [MED-7] */
export async function addUnseen(diary: Diary, added: Added): Promise<Result<Medication, AddFault>> {
  const { id = newClientId(diary.now()), name } = added
  const made = namedMedication(id, name)
  if (!made.ok) return made
  const known = sameAs(await allMedications(diary), made.value)
  return known === undefined ? write(diary, made.value) : ok(known)
}

async function write(diary: Diary, medication: Medication): Promise<Result<Medication, StorageFault>> {
  const { id } = medication
  const wallNow = diary.now()
  const added = await addRows(diary, [id], ({ rows, state }) => {
    // A write that was cut off after it had reached the disk.
    if (rows.has(id)) return { state }
    const begun = beginRow(state, { clientId: id, kind: MEDICATION_KIND })
    const values = groupsOfMedication(medication)
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
    return { rows: [row], state: { ...begun.state, clock } }
  })
  return added.ok ? ok(medication) : added
}

const medicationOf = (row: LocalRow): Medication | null =>
  isDeleted(row) ? null : medicationOfGroups(valuesOf(row), row.clientId)
