import { itemsOf } from '../records/answer.ts'
import type { PainRecord } from '../records/painRecord.ts'

export interface Helped {
  helped: number
  /** How often the person said what it did, whatever that was. */
  marked: number
}

/** Fewer say nothing about the next time. */
const LEAST = 5

/** By the marks that the person made, and by nothing else (D37); null below five of them. [DOSE-12] */
export function helpedOn(records: readonly PainRecord[], ids: ReadonlySet<string>): Helped | null {
  const effects = records
    .flatMap(({ medication }) => itemsOf(medication))
    .filter(({ id, effect }) => ids.has(id) && effect !== 'unmarked')
    .map(({ effect }) => effect)
  if (effects.length < LEAST) return null
  return { helped: effects.filter((effect) => effect === 'alleviating').length, marked: effects.length }
}
