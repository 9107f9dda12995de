import { PATHS } from '../app/paths.ts'

/** What an address names a questionnaire by. */
interface QuestionnaireAddress {
  institution: string | number
  slug: string
}

// Each names all parts: a part that is left out would be the one of where somebody stands.

export const LIST = {
  to: PATHS.questionnaires,
  params: { institution_id: undefined, questionnaire_id: undefined, responses_mode: undefined },
} as const

export const formPlace = ({ institution, slug }: QuestionnaireAddress) => ({
  to: PATHS.questionnaires,
  params: { institution_id: String(institution), questionnaire_id: slug, responses_mode: undefined },
})

/** What was answered to it, read only. */
export const answersPlace = ({ institution, slug }: QuestionnaireAddress) => ({
  to: PATHS.questionnaires,
  params: { institution_id: String(institution), questionnaire_id: slug, responses_mode: 'responses' },
})
