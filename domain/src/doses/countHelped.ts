import { itemsInAnswer } from '../records/answer.ts'
import type { PainRecord } from '../records/painRecord.ts'

export interface HelpedCount {
  helped: number
  /** How often the person marked its effect, whatever it was. */
  marked: number
}

/** Fewer marks say nothing about the next time. */
const LEAST = 5

/** Uses only the person's own marks (D37); null below five of them. [DOSE-12] */
export function countHelped(records: readonly PainRecord[], ids: ReadonlySet<string>): HelpedCount | null {
  const effects = records
    .flatMap(({ medication }) => itemsInAnswer(medication))
    .filter(({ id, effect }) => ids.has(id) && effect !== 'unmarked')
    .map(({ effect }) => effect)
  if (effects.length < LEAST) return null
  return { helped: effects.filter((effect) => effect === 'alleviating').length, marked: effects.length }
}
