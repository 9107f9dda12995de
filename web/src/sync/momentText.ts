/** The time; for another day also the date, because "14:20" alone would be taken for today. */
export function momentText(at: number, tag: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const shown: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }
  const text = new Intl.DateTimeFormat(tag, shown).format(at)
  // Non-breaking: a line break between the hour and its PM is hard to read.
  return isToday ? text.replaceAll(' ', '\u00A0') : text
}
