import type { ScoredScale } from '@reprieve/domain/questionnaires/scoring.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'

/** A questionnaire that was answered, as it is told to others. Whoever asked, these are the person's own answers. */
export interface ToldResponse {
  id: string
  when: LocalInstant
  /** Of the form. */
  title: string
  /** As FHIR has it, and as it was kept. */
  response: unknown
  /** Without its band, which sounds like a diagnosis; null where an answer is missing. */
  score: Pick<ScoredScale, 'value' | 'least' | 'most'> | null
}
