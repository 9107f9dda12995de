import { COUNT_CHARACTERS, countAt, POSTING_CHARACTERS } from './packedNumbers.ts'
import type { PackedIndex } from './searchIndex.ts'

/** A searchable index. */
export interface GuideIndex {
  docs: PackedIndex['docs']
  terms: readonly string[]
  /** Where the postings of each term begin, and the end of the last. */
  starts: Uint32Array
  postings: string
}

/** Null if it is invalid or incomplete: then search is off until it is loaded again. */
export function unpackIndex(told: unknown): GuideIndex | null {
  if (!isPacked(told)) return null
  const { docs, counts, postings } = told
  const terms = told.terms === '' ? [] : told.terms.split('\n')
  if (counts.length !== terms.length * COUNT_CHARACTERS) return null
  const starts = new Uint32Array(terms.length + 1)
  for (let place = 0; place < terms.length; place += 1)
    starts[place + 1] = starts[place]! + countAt(counts, place)
  if (starts[terms.length]! * POSTING_CHARACTERS !== postings.length) return null
  return { docs, terms, starts, postings }
}

function isPacked(told: unknown): told is PackedIndex {
  if (typeof told !== 'object' || told === null) return false
  const { docs, terms, counts, postings } = told as Partial<Record<keyof PackedIndex, unknown>>
  return (
    [terms, counts, postings].every((one) => typeof one === 'string') &&
    Array.isArray(docs) &&
    docs.every(isDoc)
  )
}

function isDoc(told: unknown): boolean {
  if (typeof told !== 'object' || told === null) return false
  const { id, title, headings } = told as Record<string, unknown>
  return typeof id === 'string' && typeof title === 'string' && Array.isArray(headings)
}
