import type { DateOrder } from '@reprieve/domain/sync/csv/csvDate.ts'

/** If a table does not show it: the order of the page's language and region. */
export function likelyDateOrder(tag: string): DateOrder {
  const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short' }).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy'
}
