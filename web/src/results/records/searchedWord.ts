import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { makeObservable, type Observable } from '../../device/observable.ts'
import type { ListPlace } from './listWay.ts'

// Addresses stay in the browser's history, outside the app lock: with a lock, the search text stays in the page's
// memory and goes with it. [LOCK-7]

const wordIn = new WeakMap<OpenDiary, Observable<string | undefined>>()

function wordOf(diary: OpenDiary): Observable<string | undefined> {
  const known = wordIn.get(diary)
  if (known !== undefined) return known
  const word = makeObservable<string | undefined>(undefined)
  wordIn.set(diary, word)
  return word
}

const isSealed = ({ lock }: OpenDiary): boolean => lock.is !== 'none'

export function useCurrentListPlace(): ListPlace {
  const diary = useDiary()
  const inAddress: ListPlace = useSearch({ strict: false })
  const { subscribe, current } = wordOf(diary)
  const word = useSyncExternalStore(subscribe, current)
  return isSealed(diary) ? { ...inAddress, q: word } : inAddress
}

/** Replaces the history entry: going back leaves the list instead of undoing each keystroke. */
export function useSetListPlace(): (next: ListPlace) => void {
  const navigate = useNavigate()
  const diary = useDiary()
  return (next) => {
    const isKeptHere = isSealed(diary) && 'q' in next
    if (isKeptHere) wordOf(diary).become(next.q)
    const search = (before: object) => ({ ...before, ...next, ...(isKeptHere && { q: undefined }) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}
