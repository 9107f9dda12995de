import { useMemo } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import type { Answer } from '../api/ask.ts'
import type { Catalogue, FoundEntry } from '../catalogue/catalogue.ts'
import type { ServerFound } from '../catalogue/serverSearch.ts'
import { useCatalogue, type HeldCatalogue } from '../catalogue/useCatalogue.ts'
import { useServerSearch } from '../catalogue/useServerSearch.ts'
import { useLanguage } from '../text/useText.tsx'

interface Searched<Entry, Row> {
  /** A loader of catalogue.ts. */
  load: () => Promise<Catalogue<Entry>>
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
}

export interface EntrySearch<Entry, Row> extends HeldCatalogue<Entry> {
  own: readonly FoundEntry<Entry>[]
  server: ServerFound<Row>
}

/** The matches of the device's catalogue and of the server's, which may arrive later. [CAT-6] */
export function useEntrySearch<Entry, Row>(
  typed: string,
  { load, ask, read }: Searched<Entry, Row>,
): EntrySearch<Entry, Row> {
  const { language } = useLanguage()
  const held = useCatalogue(load)
  const { catalogue } = held
  const own = useMemo(() => catalogue?.find(typed, language) ?? [], [catalogue, typed, language])
  const isAsked = sessionDeviceState(useSession()) === 'signed-in'
  const server = useServerSearch(typed, { isAsked, ask, read })
  return { ...held, own, server }
}
