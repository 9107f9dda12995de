import { findAnswer, answersToSend } from '@reprieve/domain/questionnaires/answersToSend.ts'
import type {
  QuestionnaireAnswer,
  QuestionnaireAnswers,
  Item,
  Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'

interface CompletedQuestionnaire {
  questionnaire: Questionnaire
  answers: QuestionnaireAnswers
  /** The language of the person who answered: the response includes the texts they saw. */
  language: Language
  at: Instant
}

interface ResponseItem {
  linkId: string
  text?: string
  item?: readonly ResponseItem[]
  answer?: readonly Record<string, unknown>[]
}

export interface QuestionnaireResponse {
  resourceType: 'QuestionnaireResponse'
  language: string
  questionnaire?: string
  status: 'completed'
  authored: string
  item?: readonly ResponseItem[]
}

/** What was asked and answered, in the order of the form, as FHIR R4. [QST-5] */
export function responseToFhir({
  questionnaire,
  answers,
  language,
  at,
}: CompletedQuestionnaire): QuestionnaireResponse {
  const { url, version } = questionnaire
  const spoken = findTranslation(questionnaire, language)
  const items = itemsOf(questionnaire.items, { answers: answersToSend(questionnaire, answers), spoken })
  return {
    resourceType: 'QuestionnaireResponse',
    language: spoken === null ? questionnaire.language : fhirTag(spoken),
    ...(url !== null && { questionnaire: version === null ? url : `${url}|${version}` }),
    status: 'completed',
    authored: new Date(at).toISOString(),
    // R4 forbids empty lists.
    ...(items.length > 0 && { item: items }),
  }
}

/** D49 */
const fhirTag = (language: Language): string => (language === 'zh-rCN' ? 'zh-CN' : language)

interface ResponseContext {
  answers: QuestionnaireAnswers
  spoken: Language | null
}

const itemsOf = (items: readonly Item[], said: ResponseContext): readonly ResponseItem[] =>
  items.flatMap((item) => itemOf(item, said) ?? [])

function itemOf(item: Item, said: ResponseContext): ResponseItem | null {
  const text = formTextIn(item.words, said.spoken)
  const named = { linkId: item.linkId, ...(text !== '' && { text }) }
  if (item.kind === 'group') {
    const below = itemsOf(item.items, said)
    return below.length === 0 ? null : { ...named, item: below }
  }
  const answer = findAnswer(said.answers, item.linkId)
  return answer === undefined ? null : { ...named, answer: valuesOf(item, answer, said.spoken) }
}

function valuesOf(
  item: Item,
  answer: QuestionnaireAnswer,
  spoken: Language | null,
): readonly Record<string, unknown>[] {
  if (typeof answer === 'object')
    return answer.map((key) => optionValue(item, key, spoken)).filter((value) => value !== null)
  if (typeof answer === 'boolean') return [{ valueBoolean: answer }]
  if (typeof answer === 'number')
    return [item.kind === 'integer' ? { valueInteger: answer } : { valueDecimal: answer }]
  return [item.kind === 'date' ? { valueDate: answer } : { valueString: answer }]
}

function optionValue(item: Item, key: string, spoken: Language | null): Record<string, unknown> | null {
  const option = item.options.find((one) => one.key === key)
  if (option === undefined) return null
  if (option.form === 'string') return { valueString: key }
  if (option.form === 'integer') return { valueInteger: Number(key) }
  const { system, words } = option
  return {
    valueCoding: { ...(system !== null && { system }), code: key, display: formTextIn(words, spoken) },
  }
}
