import { isPlace } from '../loose/looseFeatures.ts'
import { GUIDE_TOPICS, HEALED_TOPICS, WEAK_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import type { TopicId } from '../topicIds.ts'
import { askLink, askNotRecorded, brandIn, WHERE } from './askThings.ts'
import {
  ask,
  hasAny,
  inPlace,
  isMedicine,
  subjectsIn,
  type AskLabel,
  type LabelledQuestion,
  type Subject,
} from './labelledQuestion.ts'

/** "Am I sleeping better": what was asked about, now and before; without one, the pain itself. */
export const askTrend: AskLabel = (question) => {
  const [subject] = subjectsIn(question)
  // "Is it worse at the office than at home".
  if (isOfTwoWheres(question)) return askLink(question)
  const isOfSymptom = subject?.things.some(({ thing }) => thing.list === 'symptom') === true
  // "CBD: better or worse": of what this diary has not, no trend is told.
  const isMissing = subject !== undefined && subject.things.length === 0 && isOwnSubject(subject)
  if (isMissing) return askNotRecorded(question)
  return isOfSymptom && question.reading.periods.length < 2 ? askThingTrend(question) : askPainTrend(question)
}
const isOfTwoWheres = (question: LabelledQuestion): boolean =>
  question.reading.periods.length === 0 &&
  subjectsIn(question).filter(({ topic }) => topic !== null && WHERE.includes(topic.topic)).length > 1

const isOwnSubject = ({ topic }: Subject): boolean =>
  topic !== null && !WEAK_TOPICS.has(topic.topic) && !SUBJECTS_OF_GUIDE.has(topic.topic)
const SUBJECTS_OF_GUIDE: ReadonlySet<TopicId> = new Set([
  ...GUIDE_TOPICS,
  ...HEALED_TOPICS,
  'season',
  'loneliness',
])
const askPainTrend = inPlace('trend', () => ({ measure: 'pain' }))

export const askThingTrend: AskLabel = (question) => {
  if (
    question.reading.medicine === null &&
    hasAny(question, 'medicine', 'medicines') &&
    brandIn(question) === null
  )
    return ask('thing-trend', {
      things: joinByList(question.reading.names.flat().filter(isMedicine)),
      list: 'medication',
    })(question)
  const [subject] = subjectsIn(question).filter(({ topic }) => topic === null || !isPlace(topic.topic))
  if (subject === undefined) return askAttackTrend(question) ?? askPainTrend(question)
  return subject.things.length > 0
    ? ask('thing-trend', { things: joinByList([...subject.things]) })(question)
    : askNotRecorded(question)
}

/** "More migraines than before" counts their days. */
const askAttackTrend: AskLabel = (question) => {
  const things = question.reading.topics.some(({ topic }) => topic === 'migraine')
    ? joinByList(question.context.byTopic.get('migraine') ?? [])
    : []
  return things.length === 0 ? null : ask('thing-trend', { things })(question)
}
