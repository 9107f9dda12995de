import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import { plusDays, type StatedPeriod } from '../../periods/calendar.ts'
import type { LooseParts } from '../looseQuestion.ts'
import { PER_WEEK } from './countingWords.ts'
import { saysThan } from './thanWords.ts'

const OF_DOSES: readonly Intent[] = ['doses', 'my-medicines', 'thing-trend', 'most', 'what-helped']
const LATELY = { is: '30days' } as const
const DAYS_OF_NOW = 30

/** The last thirty days, or what is left of them after the other time. [ASST-104] */
const presentAfter = ({ to }: StatedPeriod, today: LocalDay): DateRange =>
  to < plusDays(today, 1 - DAYS_OF_NOW) ? LATELY : { is: 'custom', from: plusDays(to, 1), to: today }

/** "More painkillers than in summer", "how many a week on average": the doses of both times, or of a usual week. [ASST-290] */
export function askDosesInTime(
  asked: UnderstoodQuestion,
  { reading, features, context }: LooseParts,
): UnderstoodQuestion | null {
  if (!OF_DOSES.includes(asked.intent)) return null
  const isOfMedicines = features.has('medicines') || features.has('medicine')
  const isOther = asked.things.some(({ list }) => list !== 'medication') || reading.medicine !== null
  if (!isOfMedicines || isOther || reading.brand !== null) return null
  const text = foldWords(reading.typed)
  const { language } = reading.thesaurus
  const [period, second] = reading.periods
  const [season, otherSeason] = reading.seasons
  const past = season ?? period
  const isOne = past !== undefined && otherSeason === undefined && second === undefined
  const isCounted = features.has('take') || asked.intent === 'doses' || asked.intent === 'thing-trend'
  if (isOne && saysThan(text, language) && isCounted && past.from !== '' && past.to < context.calendar.today)
    return {
      ...asked,
      intent: 'thing-trend',
      list: 'medication',
      measure: null,
      periods: [presentAfter(past, context.calendar.today), past.range],
      passages: [],
      isLoose: true,
    }
  const isUsual = features.has('average') || period === undefined
  if (asked.intent !== 'doses' || !isUsual || !PER_WEEK[language].test(text)) return null
  const isLong =
    period !== undefined && period.unit !== 'week' && period.unit !== 'day' && period.range.is !== '7days'
  const range = season?.range ?? (isLong ? period.range : null)
  return {
    ...asked,
    periods: range === null ? [] : [range],
    ways: ['doses-per-week'],
    passages: [],
    isLoose: true,
  }
}
