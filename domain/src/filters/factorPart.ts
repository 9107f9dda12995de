import { NOTHING_ID } from './columns/columns.ts'
import type { FactorCriterion, FactorKind } from './filter.ts'

/** Interventions, aggravating factors and medications are filtered by their effect. */
export type FactorPart = 'interventions' | 'aggravating' | 'medications'

/** The effects that can be chosen for each part, in display order. */
export const KINDS_BY_PART: Record<FactorPart, readonly FactorKind[]> = {
  interventions: ['alleviating', 'ineffective'],
  aggravating: [],
  medications: ['alleviating', 'ineffective', 'aggravating'],
}

/** The part of a criterion that is not a medication. */
export const partOfFactor = ({ kinds }: FactorCriterion): Exclude<FactorPart, 'medications'> =>
  kinds.includes('aggravating') ? 'aggravating' : 'interventions'

/** Whether an effect can be chosen for it: "Nothing" has no effect. */
export const hasKinds = (part: FactorPart, id: string): boolean =>
  KINDS_BY_PART[part].length > 0 && id !== NOTHING_ID
