import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'

/** How every screen formats dates and times, by the region of the device. [SET-27] */
export const DATE_FORMAT = { dateStyle: 'long' } as const
export const TIME_FORMAT = { timeStyle: 'short' } as const
export const DATE_TIME_FORMAT = { ...DATE_FORMAT, ...TIME_FORMAT } as const

/**
 * The region decides between 14:20 and 2:20 PM. It is the system's if that has the app's language, otherwise the
 * language's default.
 */
export const formatTag = (language: Language, systemTags: readonly string[]): string =>
  regionalTag(intlTag(language), systemTags)

export function regionalTag(own: string, systemTags: readonly string[]): string {
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
export const formatMoment = (
  tag: string,
  options: Intl.DateTimeFormatOptions,
  { at, offset }: LocalInstant,
): string => formatOf(tag, options).format(at + offset)

/** "Thursday 12 November" in the language's own order. */
export const dateText = (tag: string, moment: LocalInstant, { withYear = false } = {}): string =>
  formatMoment(
    tag,
    { weekday: 'long', day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) },
    moment,
  )
