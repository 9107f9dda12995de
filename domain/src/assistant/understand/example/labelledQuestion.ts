import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { isPlace, type LooseFeature } from '../loose/looseFeatures.ts'
import { looseQuestion, type LooseParts, type LooseResult } from '../loose/looseQuestion.ts'
import type { NamedTopic } from '../loose/looseReading.ts'
import { PAIN_TOPICS, WEAK_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import type { Decline } from '../understandingResult.ts'

/** A question with a likely label, and what was recognised in it. */
export interface LabelledQuestion extends LooseParts {
  /** Words that nothing knows may be taken for the subject. */
  isLikely: boolean
}

/** Null: this question cannot ask that, for lack of what it would be about. */
export type AskLabel = (question: LabelledQuestion) => LooseResult | null

export const asResult = (question: UnderstoodQuestion): LooseResult => ({ is: 'asked', asked: question })
export const declineAs =
  (why: Decline): AskLabel =>
  () => ({ is: 'decline', why })

export const ask =
  (intent: Intent, slots: Partial<UnderstoodQuestion> = {}): AskLabel =>
  (question) =>
    asResult({ ...looseQuestion(intent, question), ...slots })

export const hasAny = ({ features }: LabelledQuestion, ...some: readonly LooseFeature[]): boolean =>
  some.some((feature) => features.has(feature))

export const isMedicine = ({ thing }: KnownThing): boolean => thing.list === 'medication'
export const isTried = ({ thing }: KnownThing): boolean =>
  isMedicine({ thing } as KnownThing) || thing.list === 'alleviating_factor'

/** One thing that a question names: a topic with its items in this diary, or a name of the diary. */
export interface Subject {
  topic: NamedTopic | null
  things: readonly KnownThing[]
}

/** What the question is about, in the order of its words: first what is no place and does not only accompany. */
export function subjectsIn({ reading, context }: LabelledQuestion): readonly Subject[] {
  const named = reading.names.map((things): Subject => ({ topic: null, things }))
  const topics = reading.topics.map((topic): Subject => ({
    topic,
    things: context.byTopic.get(topic.topic) ?? [],
  }))
  const weight = ({ topic }: Subject): number =>
    topic === null ? 0 : isPlace(topic.topic) ? 2 : WEAK_TOPICS.has(topic.topic) ? 1 : 0
  const isOnlyPain = ({ topic, things }: Subject): boolean =>
    topic !== null && PAIN_TOPICS.has(topic.topic) && things.length === 0
  return [...topics, ...named]
    .filter((subject) => !isOnlyPain(subject))
    .toSorted((one, other) => weight(one) - weight(other))
}

export const thingsOfPlace = ({ reading, context }: LabelledQuestion) =>
  joinByList(
    reading.topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => context.byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )

export const inPlace =
  (
    intent: Intent,
    slots: (question: LabelledQuestion) => Partial<UnderstoodQuestion> = () => ({}),
  ): AskLabel =>
  (question) =>
    asResult({ ...looseQuestion(intent, question), things: thingsOfPlace(question), ...slots(question) })
