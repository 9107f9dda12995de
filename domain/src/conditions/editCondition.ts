import { err, ok, type Result } from '../result.ts'
import type { LocalDay } from '../time/localDay.ts'
import { dayFrom } from '../time/typedTime.ts'
import { finishName, type NameFault } from '../writtenName.ts'
import { isKnownAs, type NewCondition } from './addCondition.ts'
import type { Condition } from './condition.ts'

type ConditionIdentity = Pick<NewCondition, 'id' | 'name' | 'number' | 'names' | 'icon'>

/** A condition as typed: dates may not be valid yet. */
export interface ConditionForm {
  what: ConditionIdentity
  firstSymptom: string
  diagnosed: string
  isShown: boolean
}

export type DayFault = 'not-a-day' | 'still-to-come'

export interface ConditionFaults {
  name?: NameFault
  firstSymptom?: DayFault
  diagnosed?: DayFault
}

export const toConditionForm = ({ id, name, number, names, icon, ...told }: Condition): ConditionForm => ({
  what: { id, name, number, names, icon },
  firstSymptom: told.firstSymptom ?? '',
  diagnosed: told.diagnosed ?? '',
  isShown: told.isShown,
})

export const newConditionForm = (chosen: NewCondition): ConditionForm =>
  replaceFormCondition({ what: chosen, firstSymptom: '', diagnosed: '', isShown: true }, chosen)

/** Replaces the condition, and keeps the dates. */
export const replaceFormCondition = (
  form: ConditionForm,
  { id, name, number, names, icon }: NewCondition,
) => ({
  ...form,
  what: { id, name, number, names, icon },
})

/** The condition to save, or the faults by field. The two dates may be in any order. [COND-1] */
export function finishConditionForm(
  { what, isShown, ...typed }: ConditionForm,
  today: LocalDay,
): Result<Required<NewCondition>, ConditionFaults> {
  const name = finishName(what.name)
  const firstSymptom = dayIn(typed.firstSymptom, today)
  const diagnosed = dayIn(typed.diagnosed, today)
  if (name.ok && firstSymptom.ok && diagnosed.ok)
    return ok({
      ...what,
      name: name.value,
      firstSymptom: firstSymptom.value,
      diagnosed: diagnosed.value,
      isShown,
    })
  return err({
    ...(!name.ok && { name: name.reason }),
    ...(!firstSymptom.ok && { firstSymptom: firstSymptom.reason }),
    ...(!diagnosed.ok && { diagnosed: diagnosed.reason }),
  })
}

function dayIn(typed: string, today: LocalDay): Result<LocalDay | null, DayFault> {
  if (typed.trim() === '') return ok(null)
  const day = dayFrom(typed)
  if (day === null) return err('not-a-day')
  return day > today ? err('still-to-come') : ok(day)
}

/** Whether leaving would lose something. */
export const isConditionFormChanged = (opened: ConditionForm, now: ConditionForm): boolean =>
  opened.what.number !== now.what.number ||
  opened.what.name !== now.what.name ||
  opened.firstSymptom !== now.firstSymptom ||
  opened.diagnosed !== now.diagnosed ||
  opened.isShown !== now.isShown

/**
 * Whether another entry was chosen: then it is a different condition, not a change of this one. Under an id that it has
 * or had it is the same: replacing it by itself would delete it. [COND-9]
 */
export const isOtherCondition = (
  opened: Pick<Condition, 'id' | 'number' | 'aliases'>,
  now: Pick<NewCondition, 'id' | 'number'>,
): boolean => opened.number !== now.number && !isKnownAs(opened, now.id ?? '')

/** A typed name can be edited, a catalogue name cannot. [COND-9] */
export const isNameTyped = ({ number }: Pick<Condition, 'number'>): boolean => number === null
