import { err, ok, type Result } from '../result.ts'
import type { LocalDay } from '../time/localDay.ts'
import { finishName, type NameFault } from '../writtenName.ts'
import type { Condition } from './condition.ts'
import { alikeCondition } from './likeness.ts'

/** A condition chosen in a search, or typed because it is not there: everything else can follow later, or never. */
export interface NewCondition extends Pick<Condition, 'name' | 'number' | 'names' | 'icon'> {
  /** For a catalogue entry the same everywhere (D30); null if it needs a new id. */
  id: string | null
  firstSymptom?: LocalDay | null
  diagnosed?: LocalDay | null
  isShown?: boolean
}

export type ConditionFault = NameFault | 'already-added'

export const typedCondition = (name: string): NewCondition => ({
  id: null,
  name,
  number: null,
  names: {},
  icon: null,
})

/** `conditions`: those in the profile. [COND-1, COND-4] */
export function newCondition(
  conditions: readonly Condition[],
  { id, ...told }: NewCondition & { id: string },
): Result<Condition, ConditionFault> {
  const name = finishName(told.name)
  if (!name.ok) return name
  const { number, names, icon, firstSymptom = null, diagnosed = null, isShown = true } = told
  const made: Condition = { id, name: name.value, number, names, firstSymptom, diagnosed, isShown, icon }
  return findDuplicateCondition(conditions, made) === undefined ? ok(made) : err('already-added')
}

/** Matches its id, or that of a copy merged into it (D29). */
export const isKnownAs = (one: Pick<Condition, 'id' | 'aliases'>, id: string): boolean =>
  one.id === id || one.aliases?.includes(id) === true

/** The condition in the profile that it would duplicate. [COND-4] */
export function findDuplicateCondition(
  conditions: readonly Condition[],
  wanted: Pick<NewCondition, 'id' | 'name' | 'number' | 'names'>,
): Condition | undefined {
  const id = wanted.id ?? ''
  return conditions.find((one) => isKnownAs(one, id)) ?? alikeCondition(conditions, { ...wanted, id })
}
