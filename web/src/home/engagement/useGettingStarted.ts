import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useState, useSyncExternalStore } from 'react'
import { useSession } from '../../access/useSession.ts'
import { VALUES_RING } from '../../account/afterSignIn.ts'
import { KNOWN } from '../../local/knownShelf.ts'
import { PARTS_RING } from '../../local/parts.ts'
import type { Diary } from '../../local/rows.ts'
import { watch, type Watched } from '../../local/watch.ts'
import {
  canInstallNow,
  gettingStarted,
  lastRead,
  readEngagement,
  type GettingStarted,
  type ReadEngagement,
} from './gettingStarted.ts'

const RINGS = [PARTS_RING, KNOWN, VALUES_RING, RECORD_KIND, PROFILE_KIND, KIND_OF_PREF.reminders]

/** A diary is opened anew when its person registers: it is known for good who reads it. */
const watchedIn = new WeakMap<Diary, Watched<ReadEngagement>>()

function watchEngagement(diary: Diary, isRegistered: boolean): Watched<ReadEngagement> {
  const known = watchedIn.get(diary)
  const watched = known ?? watch(diary.doorbell, RINGS, () => readEngagement(diary, isRegistered))
  if (known === undefined) watchedIn.set(diary, watched)
  return watched
}

/** Null until it is known, which it is where somebody has just asked whether the card is to be shown. [HOME-26] */
export function useGettingStarted(diary: Diary): GettingStarted | null {
  const isRegistered = useSession().is === 'user'
  const { subscribe, current } = watchEngagement(diary, isRegistered)
  const seen = useSyncExternalStore(subscribe, current)
  // As it was on arrival: browsers offer it at their own time, and a row that comes then moves what is below.
  const [canInstall] = useState(canInstallNow)
  const read = seen.is === 'read' ? seen.value : lastRead.get(diary)
  return read === undefined ? null : gettingStarted(read, canInstall)
}
