import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { aliasesIn } from '../aliasGroups.ts'
import { toFields, type Fields } from '../fields.ts'
import { readEntryNumber, hasNames, readNamesByLanguage } from '../namesWire.ts'

// A condition as the device and the server store it: each group merges as a unit. [COND-3]

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

export const conditionToGroups = (condition: Condition): Map<string, Fields> =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(condition)]))

const IS_UNTOLD: Partial<Record<ConditionGroup, (condition: Condition) => boolean>> = {
  first_symptom: ({ firstSymptom }) => firstSymptom === null,
  diagnosed: ({ diagnosed }) => diagnosed === null,
  icon: ({ icon }) => icon === null,
}

/**
 * Only the groups that have content: another device may already have the same condition, and empty groups from here
 * must not overwrite what the person entered there. [COND-3]
 */
export function newConditionToGroups(condition: Condition): Map<string, Fields> {
  const groups = conditionToGroups(condition)
  for (const [group, isUntold] of Object.entries(IS_UNTOLD)) if (isUntold(condition)) groups.delete(group)
  return groups
}

/** Null without a name, because there is nothing to show. Other values that cannot be read count as missing. */
export function readConditionGroups(stored: ReadonlyMap<string, unknown>, id: string): Condition | null {
  const group = (name: ConditionGroup): Fields => toFields(stored.get(name))
  const { value, original_fid: number, value_translations: names } = group('name')
  if (typeof value !== 'string' || value === '') return null
  const aliases = aliasesIn(stored.keys())
  return {
    id,
    name: value,
    number: readEntryNumber(number),
    names: readNamesByLanguage(names),
    firstSymptom: textOrNull(group('first_symptom')['first_symptom']),
    diagnosed: textOrNull(group('diagnosed')['diagnosed']),
    isShown: group('shown')['isShow'] !== 0,
    icon: textOrNull(group('icon')['icon_code']),
    ...(aliases.length === 0 ? {} : { aliases }),
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
