import type { Json, JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Questionnaires of institutions, and people's responses to institutions or for themselves. */
export interface QuestionnaireTables {
  questionnaire: {
    /** Never reused. Numbers below 1000 are built-in questionnaires, which have no row. */
    questionnaire_nid: number
    institution_id: number
    questionnaire_id: string
    /** The study whose members are asked; null for all members. */
    study_id: string | null
    /** The current edition. */
    edition: string
    schedule: Json
    created_at: Time
    /** No longer asked from this time on. */
    ended_at: TimeOrNull
  }
  /** Every uploaded edition is kept, so that responses to it stay readable. */
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
    /** Null for a response that the person gave for themselves. */
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
    /** By the server's clock; null for responses stored before this column existed. */
    given_at: TimeOrNull
  }
}
