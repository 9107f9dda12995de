import type { LocalDay } from '../time/localDay.ts'
import { dayOf } from '../time/localDay.ts'
import type { LocalInstant } from '../time/instant.ts'

/** One diary entry and its time. */
export interface DiaryEntry<Content> {
  id: string
  at: LocalInstant
  content: Content
}

export type DayListLine<Content> =
  | { is: 'day'; id: string; day: LocalDay; at: LocalInstant }
  | ({ is: 'entry' } & DiaryEntry<Content>)

/**
 * Latest first, with a heading line before the entries of each day. The day is the one where the person was, so after a
 * journey a day may occur twice; then it has two headings. [RES-1]
 */
export function makeDayList<Content>(entries: readonly DiaryEntry<Content>[]): DayListLine<Content>[] {
  const sorted = entries.toSorted((a, b) => b.at.at - a.at.at || (a.id < b.id ? 1 : -1))
  let before: LocalDay | null = null
  return sorted.flatMap((entry): DayListLine<Content>[] => {
    const day = dayOf(entry.at)
    const isSame = day === before
    before = day
    const line: DayListLine<Content> = { is: 'entry', ...entry }
    return isSame ? [line] : [{ is: 'day', id: `${day} ${entry.id}`, day, at: entry.at }, line]
  })
}
