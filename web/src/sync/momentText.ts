/** The hour; of another day also which day, because "14:20" alone would be taken for today. */
export function momentText(at: number, tag: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const shown: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
  return new Intl.DateTimeFormat(tag, shown).format(at)
}
