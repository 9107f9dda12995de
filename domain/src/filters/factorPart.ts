import { NOTHING_ID } from './columns/columns.ts'
import type { FactorCriterion, FactorKind } from './filter.ts'

/** What was tried, what was taken and what made it worse are asked by what they did. */
export type FactorPart = 'interventions' | 'aggravating' | 'medications'

/** What kinds can be told of each part, in the order in which they are offered. */
export const KINDS_OF: Record<FactorPart, readonly FactorKind[]> = {
  interventions: ['alleviating', 'ineffective'],
  aggravating: [],
  medications: ['alleviating', 'ineffective', 'aggravating'],
}

/** Of what is no medicine. */
export const partOfFactor = ({ kinds }: FactorCriterion): Exclude<FactorPart, 'medications'> =>
  kinds.includes('aggravating') ? 'aggravating' : 'interventions'

/** Whether it can be asked what it did: who took nothing has nothing to say of it. */
export const tellsKinds = (part: FactorPart, id: string): boolean =>
  KINDS_OF[part].length > 0 && id !== NOTHING_ID
