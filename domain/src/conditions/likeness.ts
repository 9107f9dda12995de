import { folded } from '../writtenName.ts'
import type { Condition } from './condition.ts'

type ConditionNames = Pick<Condition, 'name' | 'number' | 'names'>

/**
 * By what a condition is told apart: the entry that it is of the catalogue that the product brings, and each name that
 * it has. Two that share one of these are
 * the same, also where one was chosen of the catalogue and the other was typed in another language. [COND-4]
 */
export function conditionLikenesses({ name, number, names }: ConditionNames): string[] {
  const called = [name, ...Object.values(names)].map((one) => `name ${folded(one)}`)
  return [...new Set(isBroughtEntry(number) ? [`entry ${number}`, ...called] : called)]
}

/** What the product brings is numbered below this (D30). */
const FIRST_OTHER_NUMBER = 1_000_000

/** Of an imported catalogue the same number is another thing on another server: there the names alone tell. [COND-4] */
export const isBroughtEntry = (number: number | null): number is number =>
  number !== null && number < FIRST_OTHER_NUMBER

/** The other one of the list that is the same; the list is of living ones. [COND-4] */
export function alikeCondition<One extends ConditionNames & { id: string }>(
  list: readonly One[],
  wanted: ConditionNames & { id: string },
): One | undefined {
  const likenesses = new Set(conditionLikenesses(wanted))
  return list.find(
    (one) => one.id !== wanted.id && conditionLikenesses(one).some((likeness) => likenesses.has(likeness)),
  )
}
