import { diaryDayAt } from '@reprieve/domain/reflections/diaryDay.ts'
import type { CalendarWord } from '@reprieve/domain/time/calendarWord.ts'
import { HOUR_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import { startOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useNow } from '../device/useNow.ts'
import { dateText } from '../text/dateFormats.ts'
import { momentWords } from '../text/momentWords.ts'
import { useFormatTag, useText } from '../text/useText.tsx'

interface DayWords {
  /** "Today", "Yesterday" or "12 November". */
  name: string
  /** "Thursday 12 November" */
  date: string
  /** "How was today, all in all?" */
  question: string
  mattered: string
}

const QUESTION: Record<CalendarWord, Key<'reflections'>> = {
  today: 'howWasToday',
  yesterday: 'howWasYesterday',
  'this-year': 'howWasDay',
  'another-year': 'howWasDay',
}

/** How a day is named relative to now. */
export function useReflectionDayWords(): (day: LocalDay) => DayWords {
  const text = useText('reflections')
  const tag = useFormatTag()
  const now = useNow()
  const today = noonOf(diaryDayAt(now).today, now)
  return (day) => {
    const moment = noonOf(day, now)
    const { word, day: date } = momentWords(tag, moment, today)
    return {
      name: word === 'today' || word === 'yesterday' ? text(word) : date,
      date: dateText(tag, moment, { withYear: word === 'another-year' }),
      question: text(QUESTION[word], { day: date }),
      mattered: text(word === 'today' ? 'whatMatteredToday' : 'whatMattered'),
    }
  }
}

const noonOf = (day: LocalDay, { offset }: LocalInstant): LocalInstant => ({
  at: startOf(day, offset) + 12 * HOUR_MS,
  offset,
})
