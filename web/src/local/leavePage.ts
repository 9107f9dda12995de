import { whenStorageIsQuiet } from './pageLeft.ts'
import { untilWritesFinish } from './underWay.ts'

/** A slow disk delays leaving by at most this: then transactions are aborted, and the next page does the work. */
const QUIET_MS = 2_000

/** For every full page load that the app starts: waits until nothing is being read or written. [LOCAL-36] */
export async function leavePage(go: () => void): Promise<void> {
  await untilWritesFinish(QUIET_MS)
  await whenStorageIsQuiet(QUIET_MS)
  go()
}
