import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from './catalogue.ts'

export interface CatalogueState<Entry> {
  /** Null while it is fetched. */
  catalogue: Catalogue<Entry> | null
  /** It could not be fetched: without a line on the first day. */
  isMissing: boolean
  fetchAgain: () => void
}

/** `load` is one of catalogue.ts: the same at every render. */
export function useCatalogue<Entry>(load: () => Promise<Catalogue<Entry>>): CatalogueState<Entry> {
  const [catalogue, setCatalogue] = useState<Catalogue<Entry> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const fetchIt = useCallback(() => void load().then(setCatalogue, () => setMissing(true)), [load])
  useEffect(fetchIt, [fetchIt])
  const fetchAgain = (): void => {
    setMissing(false)
    fetchIt()
  }
  return { catalogue, isMissing, fetchAgain }
}
