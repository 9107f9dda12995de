import { countRecords, latestRecords } from '@reprieve/web/src/records/readRecords.ts'
import type { Reads } from '../pageWork.ts'
import { openAnonymous } from './benchDiary.ts'
import { measureTime } from './measureTime.ts'
import { readEverything } from './rawStore.ts'

/** As many as home shows. */
const SHOWN = 3

/** What home reads when it opens, compared with reading all rows as objects. */
export async function timeReads(rounds: number): Promise<Reads> {
  const seen: Reads = { all: [], latest: [], openAndLatest: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const whole = await measureTime(async () => {
      const diary = await openAnonymous()
      return { diary, latest: await measureTime(() => readHome(diary)) }
    })
    const { diary, latest } = whole.value
    diary.close()
    const all = await measureTime(() => readEverything(diary.database))
    // The first run of each is only a warm-up.
    if (round === 0) continue
    seen.openAndLatest.push(whole.ms)
    seen.latest.push(latest.ms)
    seen.all.push(all.ms)
  }
  return seen
}

const readHome = (diary: Parameters<typeof latestRecords>[0]) =>
  Promise.all([latestRecords(diary, SHOWN), countRecords(diary)])
