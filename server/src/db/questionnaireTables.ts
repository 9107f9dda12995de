import type { Json, JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** What institutions ask, and what people answer to them or for themselves. */
export interface QuestionnaireTables {
  questionnaire: {
    /** Never used again. Below 1000 are our own, which have no row. */
    questionnaire_nid: number
    institution_id: number
    questionnaire_id: string
    /** Who is asked: the members of one study; null for all. */
    study_id: string | null
    /** The one that is asked now. */
    edition: string
    schedule: Json
    created_at: Time
    /** Not asked any more from then on. */
    ended_at: TimeOrNull
  }
  /** Each as it was uploaded: what was answered to it stays readable. */
  questionnaire_version: {
    questionnaire_nid: number
    edition: string
    definition: Json
    scoring: JsonOrNull
    safety: Json
    licence_confirmed_by: string
    uploaded_at: Time
  }
  questionnaire_response: {
    user_id: number
    response_id: string
    questionnaire_nid: number
    /** Null for what was taken for oneself. */
    institution_id: number | null
    membership_id: TextOrNull
    questionnaire_id: string
    edition: string
    response: Json
    score: JsonOrNull
    timing: Time
    time_offset: number
    duration_ms: number | null
    received_at: Time
    /** By the clock of the server; null for what was kept before that was noted. */
    given_at: TimeOrNull
  }
}
