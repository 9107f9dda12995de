import { err, ok, type Result } from '../result.ts'
import type { LocalDay } from '../time/localDay.ts'
import { finishName, type NameFault } from '../writtenName.ts'
import type { Condition } from './condition.ts'
import { alikeCondition } from './likeness.ts'

/** What was chosen in a search, or typed because it is not there: all else is told later, or never. */
export interface NewCondition extends Pick<Condition, 'name' | 'number' | 'names' | 'icon'> {
  /** Of an entry of the catalogue the same everywhere (D30); null for what gets an id of its own. */
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

/** `conditions` are those of the profile. [COND-1, COND-4] */
export function newCondition(
  conditions: readonly Condition[],
  { id, ...told }: NewCondition & { id: string },
): Result<Condition, ConditionFault> {
  const name = finishName(told.name)
  if (!name.ok) return name
  const { number, names, icon, firstSymptom = null, diagnosed = null, isShown = true } = told
  const made: Condition = { id, name: name.value, number, names, firstSymptom, diagnosed, isShown, icon }
  return addedAlready(conditions, made) === undefined ? ok(made) : err('already-added')
}

/** By the id that it has, or by one of a copy that was merged into it (D29). */
export const isKnownAs = (one: Pick<Condition, 'id' | 'aliases'>, id: string): boolean =>
  one.id === id || one.aliases?.includes(id) === true

/** The one of the profile that it would be a second of. [COND-4] */
export function addedAlready(
  conditions: readonly Condition[],
  wanted: Pick<NewCondition, 'id' | 'name' | 'number' | 'names'>,
): Condition | undefined {
  const id = wanted.id ?? ''
  return conditions.find((one) => isKnownAs(one, id)) ?? alikeCondition(conditions, { ...wanted, id })
}
