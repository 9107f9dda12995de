import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../api/ask.ts'
import { delayByTimer, type Timer } from '../device/timer.ts'

/** What the server's catalogue adds to a search; it may have imported what no device carries. */
export interface ServerMatches<Row> {
  rows: readonly Row[]
  /** It was asked and gave nothing; with its own words where it has some. */
  trouble: { message: string | null } | null
}

const NO_SERVER_MATCHES: ServerMatches<never> = { rows: [], trouble: null }

const STILL_MS = 400

interface ServerSearch<Row> {
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
  onFound: (found: ServerMatches<Row>) => void
  /** What is worth asking for; three letters where it is left out. */
  isEnough?: (typed: string) => boolean
  later?: Timer
}

/**
 * Asks once the person has been still for a moment. Returns what calls it off: an answer that comes after the next
 * letter would stand under words that it does not belong to. [CAT-6]
 */
export function searchServer<Row>(typed: string, search: ServerSearch<Row>): () => void {
  const { ask, read, onFound, isEnough = isEnoughToSearch, later = delayByTimer } = search
  if (!isEnough(typed)) return () => undefined
  let isWanted = true
  const hear = async (): Promise<void> => {
    const answer = await ask(typed)
    if (isWanted) onFound(foundIn(answer, read))
  }
  const callOff = later(() => void hear(), STILL_MS)
  return () => {
    isWanted = false
    callOff()
  }
}

function foundIn<Row>(
  answer: Answer,
  read: (body: Record<string, unknown>) => readonly Row[],
): ServerMatches<Row> {
  if (!answer.reached) return { rows: [], trouble: { message: null } }
  if (answer.code === RESULT.ok) return { rows: read(answer.body), trouble: null }
  return { rows: [], trouble: { message: answer.message === '' ? null : answer.message } }
}

interface Entry {
  number: number | null
  /** In English, by which an import and what the product brings are known to be the same. */
  name: string
}

/** What the server adds to what the device has found: each entry once. [CAT-6] */
export function selectNewMatches<Row>(
  rows: readonly Row[],
  own: readonly Entry[],
  entryOf: (row: Row) => Entry,
): Row[] {
  const seen = [...own]
  return rows.filter((row) => {
    const entry = entryOf(row)
    const isKnown = seen.some(({ number, name }) => number === entry.number || sameName(name, entry.name))
    if (!isKnown) seen.push(entry)
    return !isKnown
  })
}

interface ServerSearchOptions<Row> {
  /** Only who is signed in may ask; the others have what is on the device. */
  isAsked: boolean
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
  isEnough?: (typed: string) => boolean
}

/** What the server's catalogue has for what stands in the field. [CAT-6] */
export function useServerSearch<Row>(
  typed: string,
  { isAsked, ...search }: ServerSearchOptions<Row>,
): ServerMatches<Row> {
  const [seen, setSeen] = useState<{ typed: string; found: ServerMatches<Row> } | null>(null)
  const begin = useEffectEvent((wanted: string) =>
    searchServer(wanted, { ...search, onFound: (found) => setSeen({ typed: wanted, found }) }),
  )
  useEffect(() => (isAsked ? begin(typed) : undefined), [isAsked, typed])
  return seen !== null && seen.typed === typed && isAsked ? seen.found : NO_SERVER_MATCHES
}
