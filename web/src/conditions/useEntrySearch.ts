import { useMemo } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import type { Answer } from '../api/ask.ts'
import type { Catalogue, CatalogueMatch } from '../catalogue/catalogue.ts'
import type { ServerMatches } from '../catalogue/serverSearch.ts'
import { useCatalogue, type CatalogueState } from '../catalogue/useCatalogue.ts'
import { useServerSearch } from '../catalogue/useServerSearch.ts'
import { useLanguage } from '../text/useText.tsx'

interface Searched<Entry, Row> {
  /** A loader of catalogue.ts. */
  load: () => Promise<Catalogue<Entry>>
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
}

export interface CatalogueSearchResult<Entry, Row> extends CatalogueState<Entry> {
  own: readonly CatalogueMatch<Entry>[]
  server: ServerMatches<Row>
}

/** The matches of the device's catalogue and of the server's, which may arrive later. [CAT-6] */
export function useCatalogueSearch<Entry, Row>(
  typed: string,
  { load, ask, read }: Searched<Entry, Row>,
): CatalogueSearchResult<Entry, Row> {
  const { language } = useLanguage()
  const held = useCatalogue(load)
  const { catalogue } = held
  const own = useMemo(() => catalogue?.find(typed, language) ?? [], [catalogue, typed, language])
  const isAsked = sessionDeviceState(useSession()) === 'signed-in'
  const server = useServerSearch(typed, { isAsked, ask, read })
  return { ...held, own, server }
}
