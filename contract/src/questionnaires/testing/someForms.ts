import { answersToSend } from '@reprieve/domain/questionnaires/answersToSend.ts'
import {
  type Item,
  listQuestions,
  type Questionnaire,
  type QuestionnaireAnswers,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import fc from 'fast-check'
import { readQuestionnaire } from '../readQuestionnaire.ts'
import { answersTo, anyQuestionnaire } from './anyQuestionnaire.ts'

export interface FilledForm {
  /** As a FHIR resource. */
  definition: Record<string, unknown>
  questionnaire: Questionnaire
  /** The questions that this person gets, in the order of the form. */
  asked: readonly Item[]
  /** Answers to all these questions. */
  answers: QuestionnaireAnswers
}

/** The same forms for the same seed, each with answers to everything that it asks. */
export function someForms({ seed, many }: { seed: number; many: number }): readonly FilledForm[] {
  const anyFilled = anyQuestionnaire.chain(({ definition }) => {
    const read = readQuestionnaire(definition)
    if (!read.ok) throw new Error(JSON.stringify(read.reason))
    const questionnaire = read.value
    return answersTo(questionnaire, { toAll: true }).map((given): FilledForm => {
      const answers = answersToSend(questionnaire, given)
      const asked = listQuestions(questionnaire).filter(({ linkId }) => Object.hasOwn(answers, linkId))
      return { definition, questionnaire, asked, answers }
    })
  })
  return fc.sample(anyFilled, { seed, numRuns: many })
}
