import type { NamedEntry } from '@reprieve/domain/catalogue/entryTerms.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { conditionCatalogue, medicationCatalogue } from '../catalogue/catalogue.ts'
import type { Diary } from '../local/rows.ts'
import { toldSearch } from './guideTable.ts'
import { makeSearcher, type Searcher } from './searcher.ts'

interface CachedSearcher {
  edition: string
  searcher: Searcher | null
}

const madeIn = new WeakMap<Diary, CachedSearcher>()

/** Made once for a diary and an edition: the first search would else wait for it each time. [GUIDE-11] */
async function searcherOf(diary: Diary, edition: string): Promise<Searcher | null> {
  const made = madeIn.get(diary)
  if (made?.edition === edition) return made.searcher
  const [told, entries] = await Promise.all([toldSearch(diary), catalogueEntries()])
  const searcher = told === null ? null : makeSearcher(told.search, entries)
  if (told?.edition === edition) madeIn.set(diary, { edition, searcher })
  return searcher
}

/** Where its files cannot be had, the guide is searched without its names. [GUIDE-10] */
async function catalogueEntries(): Promise<readonly NamedEntry[]> {
  const catalogues = [conditionCatalogue(), medicationCatalogue()] as const
  return (await Promise.allSettled(catalogues)).flatMap((loaded): readonly NamedEntry[] =>
    loaded.status === 'fulfilled' ? loaded.value.entries : [],
  )
}

/** Null until it is there, and where no server has told it yet. */
export function useSearcher(edition: string): Searcher | null {
  const diary = useDiary()
  const [searcher, setSearcher] = useState<Searcher | null>(null)
  useEffect(() => {
    let isHere = true
    searcherOf(diary, edition)
      .then((made) => isHere && setSearcher(made))
      .catch(reportError)
    return () => {
      isHere = false
    }
  }, [diary, edition])
  return searcher
}
