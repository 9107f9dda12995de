import type { AnswerContent } from '../../answerContent.ts'
import type { AnswerScreen } from '../../answerPart.ts'
import { LOSS_TOPICS } from '../../understand/loose/thesaurus/topicKinds.ts'
import type { TopicId } from '../../understand/topicIds.ts'
import { BURDEN_PASSAGE, SKIP_PASSAGE } from '../../understand/burdenPassage.ts'
import type { Feeling, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'

interface KindAnswer {
  sentences: readonly AnswerKey[]
  screen: AnswerScreen | null
}

const breathe = (key: AnswerKey): KindAnswer => ({ sentences: [key, 'kindBreathe'], screen: 'flare' })
const someone = (key: AnswerKey): KindAnswer => ({ sentences: [key, 'kindSomeone'], screen: 'urgentHelp' })

const KIND_ANSWERS: Record<Feeling, KindAnswer> = {
  'worn-out': breathe('kindTired'),
  afraid: breathe('kindAfraid'),
  now: breathe('kindNow'),
  alone: someone('kindLonely'),
  sad: someone('kindLow'),
  loss: someone('kindLoss'),
  angry: someone('kindAngry'),
  guilty: someone('kindGuilty'),
  glad: { sentences: ['kindGlad'], screen: 'reflection' },
  hope: { sentences: ['kindHope'], screen: null },
}

/** Who feels guilty for what pain made of the day has not said that they are a burden. */
const OWN_GUILT = someone('kindOwnGuilt')

/** Who is too tired to write need not. [ASST-196] */
const TOO_TIRED: KindAnswer = {
  sentences: ['kindTired', 'kindSkip', 'kindBreathe'],
  screen: 'flare',
}

const FEELING_OF_TOPIC: Partial<Record<TopicId, Feeling>> = {
  tired: 'worn-out',
  fog: 'worn-out',
  'poor-sleep': 'worn-out',
  'waking-at-night': 'worn-out',
  anxiety: 'afraid',
  'fear-of-movement': 'afraid',
  loneliness: 'alone',
  'being-believed': 'alone',
  'low-mood': 'sad',
  anger: 'angry',
  motivation: 'sad',
}

/**
 * A person says how they feel. The answer fits what was said, claims nothing else about them and has no number; then it
 * names one thing that is possible now. [ASST-58]
 */
export function answerKind({ topic, feeling, passages }: UnderstoodQuestion): AnswerContent {
  const felt = feeling ?? (topic === null ? undefined : feelingAbout(topic))
  if (felt === undefined) return makeAnswer([makeSentence('kind')], 'urgentHelp')
  const { sentences, screen } = passages.includes(SKIP_PASSAGE)
    ? TOO_TIRED
    : felt === 'guilty' && !passages.includes(BURDEN_PASSAGE)
      ? OWN_GUILT
      : KIND_ANSWERS[felt]
  return makeAnswer(
    sentences.map((key) => makeSentence(key)),
    screen,
  )
}

/** Said with sadness, an activity is one that pain has taken away. */
const feelingAbout = (topic: TopicId): Feeling | undefined =>
  LOSS_TOPICS.has(topic) ? 'loss' : FEELING_OF_TOPIC[topic]
