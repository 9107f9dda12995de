import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { calendarWord, type CalendarWord } from '@reprieve/domain/time/calendarWord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'

/** How every screen formats dates and times, by the region of the device. [SET-27] */
export const DATE_FORMAT = { dateStyle: 'long' } as const
export const TIME_FORMAT = { timeStyle: 'short' } as const
export const DATE_TIME_FORMAT = { ...DATE_FORMAT, ...TIME_FORMAT } as const

/** A moment in the words of a language, as parts for a sentence. */
export interface MomentWords {
  word: CalendarWord
  time: string
  day: string
}

/**
 * The region decides between 14:20 and 2:20 PM. It is the system's if that has the app's language, otherwise the
 * language's default.
 */
export function formatTag(language: Language, systemTags: readonly string[]): string {
  const own = intlTag(language)
  const primary = own.split('-', 1)[0] ?? own
  return systemTags.find((tag) => tag.toLowerCase().split('-', 1)[0] === primary) ?? own
}

// Creating a format takes a slow phone as long as drawing a screen; there are only a handful.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${tag} ${JSON.stringify(options)}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  formats.set(name, known)
  return known
}

// Shows the local time of where it happened: the offset is added and Intl formats it as UTC.
const shown = (tag: string, options: Intl.DateTimeFormatOptions, { at, offset }: LocalInstant): string =>
  formatOf(tag, options).format(at + offset)

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
    time: shown(tag, TIME_FORMAT, moment),
    day: shown(tag, DAY[word], moment),
  }
}

/** "Thursday 12 November" in the language's own order. */
export const dateText = (tag: string, moment: LocalInstant, { withYear = false } = {}): string =>
  shown(tag, { weekday: 'long', day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) }, moment)

/** "14:20" */
export const timeText = (tag: string, moment: LocalInstant): string => shown(tag, TIME_FORMAT, moment)
