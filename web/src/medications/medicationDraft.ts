import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { medicationToGroups, readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { type TypedMedication, withUnits } from '@reprieve/domain/medications/typedMedication.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { storeDraft, offeredDrafts, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { MEDICATION_KIND } from './medicationTable.ts'
import type { MedicationOptions } from './search/chosenMedication.ts'

/** The current state of the editor. */
export interface MedicationEditState {
  typed: TypedMedication
  /** Null if the options are in the catalogue. */
  choices: MedicationOptions | null
}

/** A medication being added or edited. [MED-22] */
export interface MedicationDraft {
  /** The id of the medication; a new one gets it when saved. */
  id: string
  action: 'add' | 'edit'
  /** As it was opened; for a new one, the choice from the search. */
  opened: Medication
  now: MedicationEditState
  /** The URL to open after saving. */
  returnTo: string | null
}

export const storeMedicationDraft = (
  diary: Diary,
  draft: MedicationDraft,
): Promise<Result<undefined, StorageFault>> =>
  storeDraft(diary, { id: draft.id, kind: MEDICATION_KIND, value: encodeMedicationDraft(draft) })

/** The newest first. */
export async function listMedicationDrafts(diary: Diary): Promise<MedicationDraft[]> {
  const drafts = await offeredDrafts(diary)
  return drafts.map(fromKept).filter((draft) => draft !== null)
}

/** In the groups of the wire format, which other app versions can read; beside them fields that may be invalid yet. */
export function encodeMedicationDraft({ id, action, opened, now, returnTo }: MedicationDraft) {
  const { typed, choices } = now
  const { startDate, endDate, limit, dayLimit, ...rest } = typed
  const told = { ...opened, ...rest, id, startDate: null, endDate: null, limit: null, dayLimit: null }
  return {
    action,
    opened: [...medicationToGroups(opened)],
    now: [...medicationToGroups(told)],
    typed: { startDate, endDate, limit, dayLimit },
    choices,
    returnTo,
  }
}

function fromKept({ id, kind, value }: Draft): MedicationDraft | null {
  if (kind !== MEDICATION_KIND) return null
  const kept = toFields(value)
  const opened = readGroups(kept['opened'], id)
  const now = readGroups(kept['now'], id)
  if (opened === null || now === null) return null
  const { returnTo } = kept
  return {
    id,
    action: kept['action'] === 'edit' ? 'edit' : 'add',
    opened,
    now: { typed: { ...now, ...typedIn(toFields(kept['typed'])) }, choices: choicesIn(kept['choices']) },
    returnTo: typeof returnTo === 'string' ? returnTo : null,
  }
}

const readGroups = (said: unknown, id: string): Medication | null =>
  Array.isArray(said) ? readMedicationGroups(new Map(said.filter(isPair)), id) : null

const isPair = (pair: unknown): pair is [string, unknown] =>
  Array.isArray(pair) && typeof pair[0] === 'string'

const wordOf = (said: unknown): string => (typeof said === 'string' ? said : '')

type TypedFields = Pick<TypedMedication, 'startDate' | 'endDate' | 'limit' | 'dayLimit'>

const typedIn = (typed: Fields): TypedFields => ({
  startDate: wordOf(typed['startDate']),
  endDate: wordOf(typed['endDate']),
  limit: wordOf(typed['limit']),
  dayLimit: wordOf(typed['dayLimit']),
})

function choicesIn(said: unknown): MedicationOptions | null {
  if (said === null || said === undefined) return null
  const { brands, strengths, strengthUnits, otherDosageUnits } = toFields(said)
  return {
    brands: wordsOf(brands),
    strengths: wordsOf(strengths),
    strengthUnits: wordOf(strengthUnits),
    otherDosageUnits: wordsOf(otherDosageUnits),
  }
}

const wordsOf = (said: unknown): string[] =>
  Array.isArray(said) ? said.filter((one) => typeof one === 'string') : []

/** Takes the description of the new one; how it is taken, and for what, stays. */
export function replaceDescription(
  { typed }: MedicationEditState,
  chosen: ChosenMedication,
): MedicationEditState {
  const { commonName, number, names, components, brandName, strengths, strengthUnits } = chosen
  const [only = ''] = strengths.length === 1 ? strengths : []
  const { brands, otherDosageUnits } = chosen
  return {
    typed: {
      ...withUnits(typed, chosen.dosageUnits),
      commonName,
      number,
      names,
      components,
      brandName,
      strengthUnits,
      strength: only,
    },
    choices: { brands, strengths, strengthUnits, otherDosageUnits },
  }
}

/**
 * Replaces the medicine of a draft and keeps how it is taken; false if there is no draft. It is stored before the
 * editor opens: there a choice in the history must not overwrite later input. [MED-10, MED-22]
 */
export async function replaceDraftMedication(
  diary: Diary,
  chosen: ChosenMedication,
  draftId: string,
): Promise<Result<boolean, StorageFault>> {
  const draft = (await listMedicationDrafts(diary)).find(({ id }) => id === draftId)
  if (draft === undefined) return ok(false)
  const kept = await storeMedicationDraft(diary, { ...draft, now: replaceDescription(draft.now, chosen) })
  return kept.ok ? ok(true) : kept
}
