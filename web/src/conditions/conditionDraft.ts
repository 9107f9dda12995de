import { readConditionGroups, conditionToGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { readNamesByLanguage } from '@reprieve/contract/namesWire.ts'
import { isKnownAs, typedCondition, type NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import {
  toConditionForm,
  newConditionForm,
  isNameTyped,
  replaceFormCondition,
  type ConditionForm,
} from '@reprieve/domain/conditions/editCondition.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { storeDraft, offeredDrafts, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { conditionByRoute, CONDITION_KIND } from './conditionTable.ts'

/** A condition being added or edited: as it was opened, and as it is in the fields. [COND-12] */
export interface ConditionEditorStart {
  /** The id of the edited condition, or of a new one's form. */
  id: string
  /** Null for a new one. */
  opened: Condition | null
  form: ConditionForm
  /** The draft exists from an earlier visit, or from the search. */
  isKept: boolean
}

type ConditionDraft = Omit<ConditionEditorStart, 'isKept'>

/** The initial values of an empty form. */
export const EMPTY_CONDITION_FORM: ConditionForm = newConditionForm(typedCondition(''))

/** The form of a new condition, by the id in its URL; an empty one if there is no draft. */
export async function openNewCondition(diary: Diary, id: string | undefined): Promise<ConditionEditorStart> {
  const kept = (await listConditionDrafts(diary)).find((one) => one.id === id && one.opened === null)
  if (kept !== undefined) return { ...kept, isKept: true }
  return { id: newClientId(diary.now()), opened: null, form: EMPTY_CONDITION_FORM, isKept: false }
}

/** A condition of the profile, with its draft; null if it is not here. */
export async function openStoredCondition(
  diary: Diary,
  routeId: string,
): Promise<ConditionEditorStart | null> {
  const opened = await conditionByRoute(diary, routeId)
  if (opened === null) return null
  // Also the draft of a copy that was merged into it meanwhile (D29).
  const kept = (await listConditionDrafts(diary)).find(
    (one) => one.opened !== null && isKnownAs(opened, one.id),
  )
  if (kept !== undefined) return { ...kept, isKept: true }
  return { id: opened.id, opened, form: toConditionForm(opened), isKept: false }
}

/**
 * Puts the search's choice into the draft of a new condition, which the next screen opens by its id: if it could not be
 * stored, that screen would not know it.
 */
export async function draftNewCondition(
  diary: Diary,
  chosen: NewCondition,
  id: string | undefined,
): Promise<Result<string, StorageFault>> {
  const { id: begunId, opened, form } = await openNewCondition(diary, id)
  const kept = await storeConditionDraft(diary, {
    id: begunId,
    opened,
    form: replaceFormCondition(form, chosen),
  })
  return kept.ok ? ok(begunId) : kept
}

/** The same for an existing condition that the choice would replace; false if it is not there. [COND-9] */
export async function draftReplacedCondition(
  diary: Diary,
  chosen: NewCondition,
  routeId: string,
): Promise<Result<boolean, StorageFault>> {
  const begun = await openStoredCondition(diary, routeId)
  if (begun === null || begun.opened === null) return ok(false)
  const { id, opened, form } = begun
  // A typed name that follows a typed name only renames it.
  const isRenamed = isNameTyped(opened) && isNameTyped(chosen)
  const what = isRenamed ? { ...chosen, id: opened.id, icon: opened.icon } : chosen
  const kept = await storeConditionDraft(diary, { id, opened, form: replaceFormCondition(form, what) })
  return kept.ok ? ok(true) : kept
}

/** The newest first. */
export async function listConditionDrafts(diary: Diary): Promise<ConditionDraft[]> {
  const drafts = await offeredDrafts(diary)
  return drafts.map(fromKept).filter((kept) => kept !== null)
}

export const storeConditionDraft = (
  diary: Diary,
  { id, opened, form }: ConditionDraft,
): Promise<Result<undefined, StorageFault>> =>
  storeDraft(diary, { id, kind: CONDITION_KIND, value: encodeConditionDraft({ opened, form }) })

/** In the groups of the wire format, which other app versions can read too. */
export const encodeConditionDraft = ({ opened, form }: Pick<ConditionDraft, 'opened' | 'form'>) => ({
  action: opened === null ? 'add' : 'edit',
  opened: opened === null ? null : [...conditionToGroups(opened)],
  form,
})

function fromKept({ id, kind, value }: Draft): ConditionDraft | null {
  if (kind !== CONDITION_KIND) return null
  const { opened: groups, form } = toFields(value)
  const opened = Array.isArray(groups) ? readConditionGroups(new Map(groups.filter(isPair)), id) : null
  if (groups !== null && opened === null) return null
  const { what, firstSymptom, diagnosed, isShown } = toFields(form)
  return {
    id,
    opened,
    form: {
      what: whatFrom(what),
      firstSymptom: textFrom(firstSymptom),
      diagnosed: textFrom(diagnosed),
      isShown: isShown !== false,
    },
  }
}

const isPair = (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string'

const textFrom = (kept: unknown): string => (typeof kept === 'string' ? kept : '')

function whatFrom(kept: unknown): ConditionForm['what'] {
  const { id, name, number, names, icon } = toFields(kept)
  return {
    id: typeof id === 'string' ? id : null,
    name: textFrom(name),
    number: Number.isSafeInteger(number) ? (number as number) : null,
    names: readNamesByLanguage(names),
    icon: typeof icon === 'string' ? icon : null,
  }
}
