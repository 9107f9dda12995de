import { watched, type Watched } from '../device/watched.ts'
import type { Diary } from '../local/rows.ts'

const inDiary = new WeakMap<Diary, Watched<string>>()

/** In memory alone: a word of health in an address stays in the history of the browser. It is there on coming back. [GUIDE-22] */
export function typedIn(diary: Diary): Watched<string> {
  const kept = inDiary.get(diary) ?? watched('')
  inDiary.set(diary, kept)
  return kept
}
