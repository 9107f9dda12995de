import { ADVICE_FEATURES } from './looseFeatures.ts'
import { readAppForm } from '../example/appForms.ts'
import type { LikelyLabel } from '../example/labelModel.ts'
import type { QuestionLabel } from '../example/questionLabels.ts'
import { foldWords } from '../foldQuestion.ts'
import type { AppTopicId } from '../topicIds.ts'
import { looseQuestion, type LooseParts, type LooseResult } from './looseQuestion.ts'
import { readWithoutPills } from './helped/withoutPills.ts'
import { readToAsk } from './toAsk.ts'
import { DICTATING, NOTED_OR_TOLD, REMOVE_MEDICINE } from './reasonWords.ts'
import { joinByList } from './thesaurus/topicThings.ts'

const aboutApp = (app: AppTopicId, parts: LooseParts): LooseResult => ({
  is: 'asked',
  asked: { ...looseQuestion('app', parts), app },
  isSure: true,
})

/**
 * What whole words ask beyond doubt, where examples know too few of them: to dictate, to take a medicine off the list,
 * and side effects for the doctor. Advice about a medicine is none of it. [ASST-226, ASST-229]
 */
export function readPlainly(
  parts: LooseParts,
  ranked: readonly LikelyLabel<QuestionLabel>[],
): LooseResult | null {
  const { reading, features } = parts
  const app = readAppForm(reading, features, ranked)
  if (app !== null) return aboutApp(app, parts)
  const text = foldWords(reading.typed)
  const { language } = reading.thesaurus
  if (DICTATING[language].test(text)) return aboutApp('dictation', parts)
  const isOfAdvice = ADVICE_FEATURES.some((one) => features.has(one))
  if (REMOVE_MEDICINE[language].test(text) && !isOfAdvice) return aboutApp('end-medication', parts)
  const withoutPills = readWithoutPills(parts)
  if (withoutPills !== null) return withoutPills
  const toAsk = readToAsk(parts)
  if (toAsk !== null) return toAsk
  const isOfSideEffects = reading.topics.some(({ topic }) => topic === 'side-effects')
  if (!isOfSideEffects || isOfAdvice || features.has('diagnosis')) return null
  if (!NOTED_OR_TOLD[language].test(text)) return null
  const named = reading.names.flat().filter(({ thing }) => thing.list === 'medication')
  if (named.length === 0 && reading.medicine !== null) return null
  const asked = looseQuestion('visit', parts)
  return {
    is: 'asked',
    asked: { ...asked, things: joinByList(named), place: null, periods: [], ways: ['side-effects'] },
    isSure: true,
  }
}
