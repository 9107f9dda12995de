import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { Calendar } from '../../periods/calendar.ts'
import { seasonsIn } from '../days/seasons.ts'
import type { LooseReading } from '../looseReading.ts'

/** The typed words are those of the other place. */
export const UNNAMED: Pick<UnderstoodQuestion, 'topicWords'> = { topicWords: null }

/** "How often this autumn" of a place was read as its months: of its other side, the times in that season are counted. */
export function countedPlace(
  asked: UnderstoodQuestion,
  { before, reading, calendar }: { before: UnderstoodQuestion; reading: LooseReading; calendar: Calendar },
): UnderstoodQuestion {
  if (asked.intent !== 'months' || before.topic !== 'season' || before.topicWords === null) return asked
  const [season] = seasonsIn(foldWords(before.topicWords), reading.thesaurus.language, calendar)
  return season === undefined
    ? asked
    : { ...asked, intent: 'how-often', rank: null, topic: null, periods: [season.range] }
}
