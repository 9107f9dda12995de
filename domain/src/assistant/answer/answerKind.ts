import type { AnswerContent } from '../answerContent.ts'
import type { TopicId } from '../understand/topicIds.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerKey } from './answerKeys.ts'
import { makeAnswer, makeSentence } from './makeAnswer.ts'

type Feeling = 'tired' | 'afraid' | 'lonely' | 'low' | 'loss'

const SENTENCES: Record<Feeling, AnswerKey> = {
  tired: 'kindTired',
  afraid: 'kindAfraid',
  lonely: 'kindLonely',
  low: 'kindLow',
  loss: 'kindLoss',
}

const FEELINGS: Partial<Record<TopicId, Feeling>> = {
  tired: 'tired',
  fog: 'tired',
  'poor-sleep': 'tired',
  'waking-at-night': 'tired',
  anxiety: 'afraid',
  'fear-of-movement': 'afraid',
  loneliness: 'lonely',
  'being-believed': 'lonely',
  'low-mood': 'low',
  anger: 'low',
  motivation: 'low',
  // Said with sadness, an activity is one that pain has taken away.
  hobby: 'loss',
  gardening: 'loss',
  walking: 'loss',
  exercise: 'loss',
  music: 'loss',
  cooking: 'loss',
  outing: 'loss',
  work: 'loss',
  'sex-intimacy': 'loss',
  acceptance: 'loss',
}

/**
 * A person says how they feel. The answer fits what was said, claims nothing else about them and has no number; then it
 * names one thing that is possible now. [ASST-58]
 */
export function answerKind({ topic }: UnderstoodQuestion): AnswerContent {
  const feeling = topic === null ? undefined : FEELINGS[topic]
  if (feeling === undefined) return makeAnswer([makeSentence('kind')], 'urgentHelp')
  const now = feeling === 'afraid' || feeling === 'tired'
  return makeAnswer(
    [makeSentence(SENTENCES[feeling]), makeSentence(now ? 'kindBreathe' : 'kindSomeone')],
    now ? 'flare' : 'urgentHelp',
  )
}
