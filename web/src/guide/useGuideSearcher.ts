import type { NamedEntry } from '@reprieve/domain/catalogue/entryTerms.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { conditionCatalogue, medicationCatalogue } from '../catalogue/catalogue.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readSearchIndex } from './guideTable.ts'
import { makeGuideSearcher, type GuideSearcher } from './guideSearcher.ts'

interface CachedSearcher {
  edition: string
  searcher: GuideSearcher | null
}

const lastSearcher = perDiary((): { made: CachedSearcher | null } => ({ made: null }))

/** Created once per diary and edition: otherwise each first search would wait for it. [GUIDE-11] */
async function searcherOf(diary: Diary, edition: string): Promise<GuideSearcher | null> {
  const last = lastSearcher(diary)
  if (last.made?.edition === edition) return last.made.searcher
  const [told, entries] = await Promise.all([readSearchIndex(diary), catalogueEntries()])
  const searcher = told === null ? null : makeGuideSearcher(told.search, entries)
  if (told?.edition === edition) last.made = { edition, searcher }
  return searcher
}

/** If the catalogue files cannot be loaded, the search works without their names. [GUIDE-10] */
async function catalogueEntries(): Promise<readonly NamedEntry[]> {
  const catalogues = [conditionCatalogue(), medicationCatalogue()] as const
  return (await Promise.allSettled(catalogues)).flatMap((loaded): readonly NamedEntry[] =>
    loaded.status === 'fulfilled' ? loaded.value.entries : [],
  )
}

/** Null until it is ready, or if no server has sent the index yet. */
export function useGuideSearcher(edition: string): GuideSearcher | null {
  const diary = useDiary()
  const [searcher, setSearcher] = useState<GuideSearcher | null>(null)
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
