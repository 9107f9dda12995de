import { whenStorageIsQuiet } from './pageLeft.ts'
import { whenArrived } from './underWay.ts'

/** Nobody is kept on the page longer than this by a slow disk: what is under way is aborted then, and done by the next page. */
const QUIET_MS = 2_000

/** For every full page load of our own: it begins when nothing is being read or written any more. [LOCAL-36] */
export async function leavePage(go: () => void): Promise<void> {
  await whenArrived(QUIET_MS)
  await whenStorageIsQuiet(QUIET_MS)
  go()
}
