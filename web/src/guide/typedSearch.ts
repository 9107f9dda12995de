import { makeObservable, type Observable } from '../device/observable.ts'
import type { Diary } from '../local/rows/rows.ts'

const inDiary = new WeakMap<Diary, Observable<string>>()

/**
 * In memory only: a health term in an address would stay in the browser's history. Still there on return. [GUIDE-22]
 */
export function getSearchText(diary: Diary): Observable<string> {
  const kept = inDiary.get(diary) ?? makeObservable('')
  inDiary.set(diary, kept)
  return kept
}
