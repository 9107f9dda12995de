import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { TopicId } from '../../topicIds.ts'
import type { LooseParts } from '../looseQuestion.ts'
import { isWeekendSpan } from '../days/namedPeriods.ts'
import { MOOD_WORDS, SCORE_WORDS } from './stateWords.ts'

const OF_DAYS: readonly Intent[] = [
  'weekday',
  'thing-trend',
  'trend',
  'compare',
  'avg-score',
  'mood-link',
  'what-differs',
  'best',
  'worst',
  'link-of',
]
const OF_WEEK: readonly TopicId[] = ['low-mood', 'days-off', 'work']
const OF_DAY: readonly Intent[] = ['best', 'worst']

/** "Is my mood better at weekends": the scores of the days by the day of the week, and no pain. [ASST-291] */
export function askMoodDays(
  asked: UnderstoodQuestion,
  { reading, features }: LooseParts,
): UnderstoodQuestion | null {
  if (!OF_DAYS.includes(asked.intent) || features.has('pain-word') || features.has('medicine')) return null
  const { language } = reading.thesaurus
  const text = foldWords(reading.typed)
  const mood = reading.topics.find(({ topic }) => topic === 'low-mood')
  const isMood = MOOD_WORDS[language].test(text)
  const isScore = asked.measure === 'score' && SCORE_WORDS[language].test(text)
  const isOther = reading.topics.some(({ topic }) => !OF_WEEK.includes(topic))
  if ((!isMood && !isScore) || isOther || reading.seasons.length > 0) return null
  const [period, second] = reading.periods
  const isWeekend = period !== undefined && reading.isNamedPeriod && isWeekendSpan(period)
  const isOfWeekdays = features.has('weekday') && !OF_DAY.includes(asked.intent)
  if (!isOfWeekdays && !(isWeekend && features.has('compare'))) return null
  const isDated = period !== undefined && !isWeekend && !reading.isHabit && period.unit !== 'week'
  const words = mood?.words ?? MOOD_WORDS[language].exec(text)?.[0].trim() ?? null
  return {
    ...asked,
    intent: 'weekday',
    measure: 'score',
    topic: 'low-mood',
    topicWords: isMood ? words : null,
    things: [],
    second: [],
    list: null,
    rank: null,
    place: null,
    passages: [],
    periods: isDated && second === undefined ? [period.range] : [],
    leftOut: [],
    isLoose: true,
    ways: isMood ? ['by-score'] : [],
  }
}
