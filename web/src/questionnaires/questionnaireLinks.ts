import { PATHS } from '../paths/paths.ts'

/** How an address names a questionnaire. */
interface QuestionnaireAddress {
  institution: string | number
  slug: string
}

// Each target sets all parameters: a missing one would keep the value of the current place.

export const QUESTIONNAIRE_LIST_LINK = {
  to: PATHS.questionnaires,
  params: { institution_id: undefined, questionnaire_id: undefined, responses_mode: undefined },
} as const

export const formLink = ({ institution, slug }: QuestionnaireAddress) => ({
  to: PATHS.questionnaires,
  params: { institution_id: String(institution), questionnaire_id: slug, responses_mode: undefined },
})

/** Its responses, read only. */
export const answersLink = ({ institution, slug }: QuestionnaireAddress) => ({
  to: PATHS.questionnaires,
  params: { institution_id: String(institution), questionnaire_id: slug, responses_mode: 'responses' },
})
