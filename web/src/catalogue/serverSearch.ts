import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../api/ask.ts'
import { delayByTimer, type Timer } from '../device/timer.ts'

/** What the server's catalogue adds to a search: it may have imported entries that no device has. */
export interface ServerMatches<Row> {
  rows: readonly Row[]
  /** The request failed; with the server's message if there is one. */
  trouble: { message: string | null } | null
}

const NO_SERVER_MATCHES: ServerMatches<never> = { rows: [], trouble: null }

const STILL_MS = 400

interface ServerSearch<Row> {
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
  onFound: (found: ServerMatches<Row>) => void
  /** Whether the text is long enough to search; by default from three characters on. */
  isEnough?: (typed: string) => boolean
  later?: Timer
}

/**
 * Sends the request when the person pauses. Returns a function that cancels it: an answer that arrives after the next
 * character would be shown for the wrong text. [CAT-6]
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
  /** In English: by this name an imported entry and a built-in one are recognised as the same. */
  name: string
}

/** The matches of the server that the device has not found: each entry once. [CAT-6] */
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
  /** Only a signed-in person may search the server; others have the catalogue of the device. */
  isAsked: boolean
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
  isEnough?: (typed: string) => boolean
}

/** The server's matches for the text in the field. [CAT-6] */
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
