import { useEffect, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import type { Diary } from '../local/rows.ts'
import { toldSearch } from './guideTable.ts'
import { makeSearcher, type Searcher } from './searcher.ts'

interface Made {
  edition: string
  searcher: Searcher | null
}

const madeIn = new WeakMap<Diary, Made>()

/** Made once for a diary and an edition: the first search would else wait for it each time. [GUIDE-11] */
async function searcherOf(diary: Diary, edition: string): Promise<Searcher | null> {
  const made = madeIn.get(diary)
  if (made?.edition === edition) return made.searcher
  const told = await toldSearch(diary)
  const searcher = told === null ? null : makeSearcher(told.search)
  if (told?.edition === edition) madeIn.set(diary, { edition, searcher })
  return searcher
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
