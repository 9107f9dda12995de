import { BRIEF_ROOM, type QuestionRoom } from '../brief/visitQuestions.ts'
import type { LimitedRows } from '../summaryFacts.ts'

/** How many rows of each table page 1 shows, and how many characters of a name. */
export interface PageRoom extends QuestionRoom {
  links: number
  medicines: number
  /** Dosages per medication, each complete: a cut dosage would be misread. */
  dosages: number
  tried: number
  places: number
  conditions: number
  /** Criteria of the filter. */
  criteria: number
  /** Sentences of the summary. */
  sentences: number
  /** Names shown for a shared first place. */
  ties: number
  letters: number
  hasReflection: boolean
  /** Whether to show the amount of a medication taken each time. */
  hasAmounts: boolean
  /** Whether to show the medicine days; the last column to go. [MDAY-1] */
  hasDays: boolean
}

const MOST: PageRoom = {
  ...BRIEF_ROOM,
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
  hasDays: true,
}

/** Removes the least important first: one table at a time, then the ends of long names, those of medications last. */
const STEPS: readonly Partial<PageRoom>[] = [
  { tried: 4 },
  { hasReflection: false },
  { tried: 3, conditions: 3, hasAmounts: false },
  { tried: 2, ties: 2 },
  { places: 3, conditions: 2 },
  { links: 2, criteria: 3, questionLetters: 600 },
  { tried: 1, places: 2, ties: 1 },
  { links: 1, conditions: 1, criteria: 2, questions: 4, questionLetters: 400 },
  { letters: 56 },
  { letters: 40 },
  { sentences: 2, letters: 32 },
  { letters: 24 },
  { questions: 3, questionLetters: 240 },
  { medicines: 4, dosages: 3 },
  { medicines: 3, dosages: 2 },
  { medicines: 2, questions: 2, questionLetters: 160, hasDays: false },
  { letters: 20, dosages: 1, criteria: 1 },
  { medicines: 1, places: 1, questions: 1 },
  { questionLetters: 40 },
]

/**
 * From the most to the least content: the layout uses the first that fits on one page. Whole rows are dropped, and
 * their number is stated; very long names are shortened. [REP-43, REP-74]
 */
export const PAGE_ROOMS: readonly PageRoom[] = STEPS.reduce(
  (rooms, step) => [...rooms, { ...rooms.at(-1)!, ...step }],
  [MOST],
)

export const firstRows = <Row>({ rows, more }: LimitedRows<Row>, most: number): LimitedRows<Row> => ({
  rows: rows.slice(0, most),
  more: more + Math.max(0, rows.length - most),
})

/** Cuts at grapheme boundaries. */
export function shortenText(text: string, letters: number): string {
  if (text.length <= letters) return text
  const all = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
