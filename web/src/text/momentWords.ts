import { calendarWord, type CalendarWord } from '@reprieve/domain/time/calendarWord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { formatMoment, TIME_FORMAT } from './dateFormats.ts'

/** A moment in the words of a language, as parts for a sentence. */
export interface MomentWords {
  word: CalendarWord
  time: string
  day: string
}

const DAY: Record<CalendarWord, Intl.DateTimeFormatOptions> = {
  today: { day: 'numeric', month: 'long' },
  yesterday: { day: 'numeric', month: 'long' },
  'this-year': { day: 'numeric', month: 'long' },
  'another-year': { day: 'numeric', month: 'long', year: 'numeric' },
}

export function momentWords(tag: string, moment: LocalInstant, now: LocalInstant): MomentWords {
  const word = calendarWord(moment, now)
  return {
    word,
    time: formatMoment(tag, TIME_FORMAT, moment),
    day: formatMoment(tag, DAY[word], moment),
  }
}

/** "14:20" */
export const timeText = (tag: string, moment: LocalInstant): string => formatMoment(tag, TIME_FORMAT, moment)
