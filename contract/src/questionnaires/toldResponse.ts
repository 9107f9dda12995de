import type { ScoredScale } from '@reprieve/domain/questionnaires/scoring.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'

/** A completed questionnaire as shown to others. These are the person's own answers, no matter who requested it. */
export interface SharedResponse {
  id: string
  when: LocalInstant
  /** The title of the form. */
  title: string
  /** A FHIR resource, as stored. */
  response: unknown
  /** Without its band, which sounds like a diagnosis; null if an answer is missing. */
  score: Pick<ScoredScale, 'value' | 'least' | 'most'> | null
}
