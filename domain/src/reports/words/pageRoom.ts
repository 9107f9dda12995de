import type { Listed } from '../summaryFacts.ts'

/** How many rows of each table a page 1 has, and how many letters of a name. */
export interface PageRoom {
  links: number
  medicines: number
  tried: number
  places: number
  conditions: number
  letters: number
  hasReflection: boolean
}

/**
 * From the most to the least: who lays a page out takes the first that is one page. Whole rows go, and it is said how
 * many; of a very long name the end goes. [REP-43]
 */
export const PAGE_ROOMS: readonly PageRoom[] = [
  { links: 3, medicines: 5, tried: 4, places: 4, conditions: 4, letters: 80, hasReflection: true },
  { links: 3, medicines: 4, tried: 3, places: 4, conditions: 3, letters: 56, hasReflection: false },
  { links: 2, medicines: 3, tried: 2, places: 3, conditions: 2, letters: 40, hasReflection: false },
  { links: 1, medicines: 2, tried: 1, places: 2, conditions: 1, letters: 24, hasReflection: false },
]

export const firstRows = <Row>({ rows, more }: Listed<Row>, most: number): Listed<Row> => ({
  rows: rows.slice(0, most),
  more: more + Math.max(0, rows.length - most),
})

/** By what is read as letters, so that none is cut in two. */
export function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text
  const all = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
