import { newClientId } from '@reprieve/contract/ids.ts'
import { groupsOfNewMedication, medicationOfGroups } from '@reprieve/contract/medications/medicationWire.ts'
import {
  finishMedication,
  formNamed,
  writtenMedication,
  type MedicationFault,
  type MedicationForm,
} from '@reprieve/domain/medications/addMedication.ts'
import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import { alikeMedication } from '@reprieve/domain/medications/likeness.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveEdited, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { addRows, changeRows, type After } from '../local/changeRows.ts'
import { draftEnds } from '../local/drafts.ts'
import { routeIdFor, rowByRoute } from '../local/rowByRoute.ts'
import { getRow, rowsOf, type Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { changedGroups } from './changedGroups.ts'

export const MEDICATION_KIND = 'medication'

/** `not-here`: it was deleted meanwhile, or never came to this device. */
export type WriteFault = MedicationFault | StorageFault | 'not-here'

/** One that the diary has. */
export interface KeptMedication extends Medication {
  /** What stands in its address: of this device until the server has given it a number. */
  routeId: string
  /** Why the server does not take what was changed in it; null while nothing stands against it (D29). */
  refusedBy: number | null
}

/** All of the profile, none of them deleted. */
export async function allMedications(diary: Diary): Promise<KeptMedication[]> {
  const rows = await rowsOf(diary, MEDICATION_KIND)
  return rows.map(medicationOf).filter((medication) => medication !== null)
}

/** By the number in an address, or by its id where it has none yet. */
export async function medicationByRoute(diary: Diary, id: string): Promise<KeptMedication | null> {
  const row = (await rowByRoute(diary, id, MEDICATION_KIND)) ?? (await getRow(diary, id))
  return row?.kind === MEDICATION_KIND ? medicationOf(row) : null
}

/** What a save may say besides. */
interface Saving {
  /** Of the form that it was told in: a second press of the button adds it no second time. */
  id?: string
  /** Of what was begun and ends with the save, in one go with it. [LOCAL-8] */
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

/** The same without a word about whether it was there: then it is that one. [MED-7] */
export async function addUnseen(
  diary: Diary,
  { id = newClientId(diary.now()), name }: NewMedicationName,
): Promise<Result<Medication, MedicationFault | StorageFault>> {
  const made = writtenMedication(id, formNamed(name))
  if (!made.ok) return made
  const known = alikeMedication(await allMedications(diary), made.value)
  return known === undefined ? write(diary, made.value, undefined) : ok(known)
}

/** Only what the person changed is written; the rest may have changed elsewhere meanwhile. [MED-4] */
export async function editMedication(
  diary: Diary,
  { id, opened, form, draftId }: { id: string; opened: Medication; form: MedicationForm; draftId?: string },
): Promise<Result<Medication, WriteFault>> {
  const all = await allMedications(diary)
  // While it was edited it may have become a copy of another: what was written goes there (D29).
  const idNow = byAnyId(all).get(id)?.id ?? id
  const made = finishMedication(all, idNow, form)
  if (!made.ok) return made
  return change(diary, idNow, { opened, next: made.value, draftId })
}

/** In the choice of a record, or not. [MED-24] */
export async function setMedicationShown(
  diary: Diary,
  medication: Medication,
  isShown: boolean,
): Promise<Result<Medication, StorageFault | 'not-here'>> {
  return change(diary, medication.id, { opened: medication, next: { ...medication, isShown } })
}

function medicationOf(row: LocalRow): KeptMedication | null {
  if (isDeleted(row)) return null
  const medication = medicationOfGroups(valuesOf(row), row.clientId)
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
  const ends = draftId === undefined ? {} : draftEnds(draftId)
  const added = await addRows(diary, [id], ({ rows, state }) => {
    const known = rows.get(id)
    const begun =
      known === undefined ? beginRow(state, { clientId: id, kind: MEDICATION_KIND }) : { row: known, state }
    const told = [...groupsOfNewMedication(medication)]
    // A write that was cut off after it had reached the disk, or the same form in another tab: the later save tells.
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
  const ends = draftId === undefined ? {} : draftEnds(draftId)
  type Changing = After & { isHere: boolean }
  const saved = await changeRows(diary, [id], ({ rows, state }): Changing => {
    const row = rows.get(id)
    if (row === undefined || isDeleted(row)) return { isHere: false }
    const values = changedGroups(row, opened, next)
    if (values.size === 0) return { isHere: true, ...ends }
    const { row: after, clock } = saveEdited(row, { values, clock: state.clock, wallNow: diary.now() })
    return { isHere: true, rows: [after], state: { ...state, clock }, ...ends }
  })
  if (!saved.ok) return saved
  return saved.value.isHere ? ok(next) : err('not-here')
}
