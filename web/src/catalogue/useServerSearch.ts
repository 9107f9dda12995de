import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../api/ask.ts'
import { searchServer, NO_SERVER_MATCHES, type ServerMatches } from './serverSearch.ts'

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
