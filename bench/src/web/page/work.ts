import { fillDiary, openAnonymous } from './benchDiary.ts'
import { columnReads } from './columnReads.ts'
import { guideSearches } from './guideSearches.ts'
import { lockTimes } from './lock.ts'
import { reads } from './reads.ts'
import { results } from './results.ts'
import { saves } from './saves.ts'
import { searches } from './searches.ts'
import { countOf, signIn } from './signedIn.ts'
import { firstFetch, firstSync, idleSync, post, push } from './syncs.ts'

// Runs in the page, made into one script by ../pageScript.ts.
globalThis.benchWork = {
  async fill(count) {
    const diary = await openAnonymous()
    await fillDiary(diary, count)
    diary.close()
  },
  saves,
  reads,
  searches,
  guideSearches,
  results,
  columnReads,
  lockTimes,
  firstSync,
  firstFetch,
  push,
  post,
  idleSync,
  signIn,
  countOf,
}
