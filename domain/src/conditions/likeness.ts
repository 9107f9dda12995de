import { foldName } from '../writtenName.ts'
import type { Condition } from './condition.ts'

type ConditionNames = Pick<Condition, 'name' | 'number' | 'names'>

/**
 * Keys that identify a condition: its entry in the built-in catalogue, and each of its names. Two that share a key are
 * the same, also if one was chosen from the catalogue and the other typed in another language. [COND-4]
 */
export function conditionLikenesses({ name, number, names }: ConditionNames): string[] {
  const called = [name, ...Object.values(names)].map((one) => `name ${foldName(one)}`)
  return [...new Set(isBuiltInEntry(number) ? [`entry ${number}`, ...called] : called)]
}

/** Built-in entries have numbers below this (D30). */
const FIRST_OTHER_NUMBER = 1_000_000

/**
 * In an imported catalogue the same number may be another thing on another server: there only names identify. [COND-4]
 */
export const isBuiltInEntry = (number: number | null): number is number =>
  number !== null && number < FIRST_OTHER_NUMBER

/** Another condition in the list that is the same; the list contains no deleted ones. [COND-4] */
export function alikeCondition<One extends ConditionNames & { id: string }>(
  list: readonly One[],
  wanted: ConditionNames & { id: string },
): One | undefined {
  const likenesses = new Set(conditionLikenesses(wanted))
  return list.find(
    (one) => one.id !== wanted.id && conditionLikenesses(one).some((likeness) => likenesses.has(likeness)),
  )
}
