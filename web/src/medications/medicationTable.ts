import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import {
  medicationToGroups,
  newMedicationToGroups,
  readMedicationGroups,
} from '@reprieve/contract/medications/medicationWire.ts'
import {
  finishMedication,
  formNamed,
  validateMedication,
  type MedicationFault,
  type MedicationForm,
} from '@reprieve/domain/medications/addMedication.ts'
import { alikeMedication } from '@reprieve/domain/medications/likeness.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveEdited, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { draftDeletion } from '../local/drafts.ts'
import { addRows, changeRows, type RowChanges } from '../local/rows/changeRows.ts'
import { type Diary, getRow, readRowsOfKind, routeIdFor, rowByRoute } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'

/** Numbers of another client that `refs` replace: kept beside other refs they would contradict them. */
const OUTDATED = ['purpose']

/**
 * The person's changes, by group. Unknown fields in a changed group stay; an untouched group is not written, even if
 * this app cannot read all of it. [MED-4]
 */
export function changedMedicationGroups(
  row: LocalRow,
  opened: Medication,
  next: Medication,
): Map<string, Fields> {
  const before = medicationToGroups(opened)
  const changed = [...medicationToGroups(next)].filter(([group, v]) => !sameJson(before.get(group), v))
  return new Map(
    changed.map(([group, v]) => {
      const ours = new Set([...Object.keys(before.get(group) ?? {}), ...OUTDATED])
      const kept = Object.entries(toFields(row.groups.get(group)?.v)).filter(([key]) => !ours.has(key))
      return [group, { ...Object.fromEntries(kept), ...v }]
    }),
  )
}

export const MEDICATION_KIND = 'medication'

/** `not-here`: it was deleted meanwhile, or never reached this device. */
export type MedicationWriteFault = MedicationFault | StorageFault | 'not-here'

/** A medication stored in the diary. */
export interface StoredMedication extends Medication {
  /** The id in its URL: a local one until the server has assigned a number. */
  routeId: string
  /** Why the server rejects its changes; null if it does not (D29). */
  refusedBy: number | null
}

/** All medications of the profile that are not deleted. */
export async function allMedications(diary: Diary): Promise<StoredMedication[]> {
  const rows = await readRowsOfKind(diary, MEDICATION_KIND)
  return rows.map(medicationOf).filter((medication) => medication !== null)
}

/** Finds it by the number in its URL, or by its id if it has none yet. */
export async function medicationByRoute(diary: Diary, id: string): Promise<StoredMedication | null> {
  const row = (await rowByRoute(diary, id, MEDICATION_KIND)) ?? (await getRow(diary, id))
  return row?.kind === MEDICATION_KIND ? medicationOf(row) : null
}

/** Options of a save. */
interface Saving {
  /** The id of its form: a second press of the button does not add it again. */
  id?: string
  /** The draft that is deleted in the same transaction as the save. [LOCAL-8] */
  draftId?: string
}

/** Durable when it resolves. [MED-1, MED-2] */
export async function addMedication(
  diary: Diary,
  form: MedicationForm,
  { id = newClientId(diary.now()), draftId }: Saving = {},
): Promise<Result<Medication, MedicationFault | StorageFault>> {
  const made = finishMedication(await allMedications(diary), id, form)
  return made.ok ? write(diary, made.value, draftId) : made
}

interface NewMedicationName {
  id?: string
  name: string
}

/** The same without revealing whether it exists: if it does, that one is returned. [MED-7] */
export async function addMedicationByName(
  diary: Diary,
  { id = newClientId(diary.now()), name }: NewMedicationName,
): Promise<Result<Medication, MedicationFault | StorageFault>> {
  const made = validateMedication(id, formNamed(name))
  if (!made.ok) return made
  const known = alikeMedication(await allMedications(diary), made.value)
  return known === undefined ? write(diary, made.value, undefined) : ok(known)
}

/** Writes only the person's changes; the rest may have changed elsewhere meanwhile. [MED-4] */
export async function editMedication(
  diary: Diary,
  { id, opened, form, draftId }: { id: string; opened: Medication; form: MedicationForm; draftId?: string },
): Promise<Result<Medication, MedicationWriteFault>> {
  const all = await allMedications(diary)
  // While it was edited it may have been merged into another: the changes go there (D29).
  const idNow = medicationsByAnyId(all).get(id)?.id ?? id
  const made = finishMedication(all, idNow, form)
  if (!made.ok) return made
  return change(diary, idNow, { opened, next: made.value, draftId })
}

/** Whether records offer it. [MED-24] */
export async function setMedicationShown(
  diary: Diary,
  medication: Medication,
  isShown: boolean,
): Promise<Result<Medication, StorageFault | 'not-here'>> {
  return change(diary, medication.id, { opened: medication, next: { ...medication, isShown } })
}

function medicationOf(row: LocalRow): StoredMedication | null {
  if (isDeleted(row)) return null
  const medication = readMedicationGroups(groupValues(row), row.clientId)
  if (medication === null) return null
  const routeId = routeIdFor({ serverId: row.idOnServer, localId: row.localId }) ?? row.clientId
  return { ...medication, routeId, refusedBy: row.setAside?.code ?? null }
}

async function write(
  diary: Diary,
  medication: Medication,
  draftId: string | undefined,
): Promise<Result<Medication, StorageFault>> {
  const { id } = medication
  const wallNow = diary.now()
  const ends = draftId === undefined ? {} : draftDeletion(draftId)
  const added = await addRows(diary, [id], ({ rows, state }) => {
    const known = rows.get(id)
    const begun =
      known === undefined ? beginRow(state, { clientId: id, kind: MEDICATION_KIND }) : { row: known, state }
    const told = [...newMedicationToGroups(medication)]
    // An interrupted write that had reached the disk, or the same form in another tab: the later save wins.
    const values = new Map(told.filter(([group, v]) => !sameJson(begun.row.groups.get(group)?.v, v)))
    if (known !== undefined && (isDeleted(known) || values.size === 0)) return { state, ...ends }
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
    return { rows: [row], state: { ...begun.state, clock }, ...ends }
  })
  return added.ok ? ok(medication) : added
}

interface Change {
  opened: Medication
  next: Medication
  draftId?: string | undefined
}

async function change(
  diary: Diary,
  id: string,
  { opened, next, draftId }: Change,
): Promise<Result<Medication, StorageFault | 'not-here'>> {
  const ends = draftId === undefined ? {} : draftDeletion(draftId)
  type Changing = RowChanges & { isHere: boolean }
  const saved = await changeRows(diary, [id], ({ rows, state }): Changing => {
    const row = rows.get(id)
    if (row === undefined || isDeleted(row)) return { isHere: false }
    const values = changedMedicationGroups(row, opened, next)
    if (values.size === 0) return { isHere: true, ...ends }
    const { row: after, clock } = saveEdited(row, { values, clock: state.clock, wallNow: diary.now() })
    return { isHere: true, rows: [after], state: { ...state, clock }, ...ends }
  })
  if (!saved.ok) return saved
  return saved.value.isHere ? ok(next) : err('not-here')
}
