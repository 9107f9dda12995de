import { fillDiary, openAnonymous } from './benchDiary.ts'
import { columnReads } from './columnReads.ts'
import { guideSearches } from './guideSearches.ts'
import { lockTimes } from './lock.ts'
import { timeReads } from './reads.ts'
import { timeResults } from './results.ts'
import { timeSaves } from './saves.ts'
import { timeSearches } from './searches.ts'
import { countStoredRecords, signIn } from './signIn.ts'
import { firstFetch, firstSync, idleSync, post, push } from './syncs.ts'

// Runs in the page; ../pageScript.ts bundles it into one script.
globalThis.benchWork = {
  async fill(count) {
    const diary = await openAnonymous()
    await fillDiary(diary, count)
    diary.close()
  },
  saves: timeSaves,
  reads: timeReads,
  searches: timeSearches,
  guideSearches,
  results: timeResults,
  columnReads,
  lockTimes,
  firstSync,
  firstFetch,
  push,
  post,
  idleSync,
  signIn,
  countOf: countStoredRecords,
}
