import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { aliasesIn } from '../aliasGroups.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { entryFrom, hasNames, namesFrom } from '../namesWire.ts'

// A condition as it lies on the device and on the server: each of its groups merges as one. [COND-3]

type ConditionGroup = 'name' | 'first_symptom' | 'diagnosed' | 'shown' | 'icon'

const WRITE: Record<ConditionGroup, (condition: Condition) => Fields> = {
  name: ({ name, number, names }) => ({
    value: name,
    ...(number === null ? {} : { original_fid: number }),
    ...(hasNames(names) ? { value_translations: names } : {}),
  }),
  first_symptom: ({ firstSymptom }) => ({ first_symptom: firstSymptom }),
  diagnosed: ({ diagnosed }) => ({ diagnosed }),
  shown: ({ isShown }) => ({ isShow: isShown ? 1 : 0 }),
  icon: ({ icon }) => ({ icon_code: icon }),
}

export const groupsOfCondition = (condition: Condition): Map<string, Fields> =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(condition)]))

const IS_UNTOLD: Partial<Record<ConditionGroup, (condition: Condition) => boolean>> = {
  first_symptom: ({ firstSymptom }) => firstSymptom === null,
  diagnosed: ({ diagnosed }) => diagnosed === null,
  icon: ({ icon }) => icon === null,
}

/**
 * Of a new one only what is told: it may be the very one that the person has on another device, and what nobody has
 * said here must not wipe what they said there. [COND-3]
 */
export function groupsOfNewCondition(condition: Condition): Map<string, Fields> {
  const groups = groupsOfCondition(condition)
  for (const [group, isUntold] of Object.entries(IS_UNTOLD)) if (isUntold(condition)) groups.delete(group)
  return groups
}

/** Null where no name is told: then there is nothing to show. What else cannot be read says nothing. */
export function conditionOfGroups(stored: ReadonlyMap<string, unknown>, id: string): Condition | null {
  const group = (name: ConditionGroup): Fields => fieldsOf(stored.get(name))
  const { value, original_fid: number, value_translations: names } = group('name')
  if (typeof value !== 'string' || value === '') return null
  const aliases = aliasesIn(stored.keys())
  return {
    id,
    name: value,
    number: entryFrom(number),
    names: namesFrom(names),
    firstSymptom: textOrNull(group('first_symptom')['first_symptom']),
    diagnosed: textOrNull(group('diagnosed')['diagnosed']),
    isShown: group('shown')['isShow'] !== 0,
    icon: textOrNull(group('icon')['icon_code']),
    ...(aliases.length === 0 ? {} : { aliases }),
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
