import type { Listed } from '../summaryFacts.ts'

/** How many rows of each table a page 1 has, and how many letters of a name. */
export interface PageRoom {
  links: number
  medicines: number
  /** Of one medicine, each whole: of what somebody takes no half is told. */
  dosages: number
  tried: number
  places: number
  conditions: number
  /** Of the filter. */
  criteria: number
  /** In short. */
  sentences: number
  /** Names that share the first place. */
  ties: number
  letters: number
  hasReflection: boolean
  /** How much of a medication was taken each time. */
  hasAmounts: boolean
}

const MOST: PageRoom = {
  links: 3,
  medicines: 5,
  dosages: 4,
  tried: 6,
  places: 4,
  conditions: 4,
  criteria: 4,
  sentences: 3,
  ties: 3,
  letters: 80,
  hasReflection: true,
  hasAmounts: true,
}

/** What is least missed goes first: one table at a time, then the ends of long names, of what is taken last. */
const STEPS: readonly Partial<PageRoom>[] = [
  { tried: 4 },
  { hasReflection: false },
  { tried: 3, conditions: 3, hasAmounts: false },
  { tried: 2, ties: 2 },
  { places: 3, conditions: 2 },
  { links: 2, criteria: 3 },
  { tried: 1, places: 2, ties: 1 },
  { links: 1, conditions: 1, criteria: 2 },
  { letters: 56 },
  { letters: 40 },
  { sentences: 2, letters: 32 },
  { letters: 24 },
  { medicines: 4, dosages: 3 },
  { medicines: 3, dosages: 2 },
  { medicines: 2 },
  { letters: 20, dosages: 1, criteria: 1 },
  { medicines: 1, places: 1 },
]

/**
 * From the most to the least: who lays a page out takes the first that is one page. Whole rows go, and it is said how
 * many; of a very long name the end goes. [REP-43, REP-74]
 */
export const PAGE_ROOMS: readonly PageRoom[] = STEPS.reduce(
  (rooms, step) => [...rooms, { ...rooms.at(-1)!, ...step }],
  [MOST],
)

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
