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

/** A diary is reopened when its person registers, so `isRegistered` never changes for one. */
const watchedIn = new WeakMap<Diary, Watched<ReadEngagement>>()

function watchEngagement(diary: Diary, isRegistered: boolean): Watched<ReadEngagement> {
  const known = watchedIn.get(diary)
  const watched = known ?? watch(diary.doorbell, RINGS, () => readEngagement(diary, isRegistered))
  if (known === undefined) watchedIn.set(diary, watched)
  return watched
}

/** Null until known, which it is if the caller has just checked whether the card is shown. [HOME-26] */
export function useGettingStarted(diary: Diary): GettingStarted | null {
  const isRegistered = useSession().is === 'user'
  const { subscribe, current } = watchEngagement(diary, isRegistered)
  const seen = useSyncExternalStore(subscribe, current)
  // As it was when home opened: browsers offer installation at any time, and a new row would move what is below.
  const [canInstall] = useState(canInstallNow)
  const read = seen.is === 'read' ? seen.value : lastRead.get(diary)
  return read === undefined ? null : gettingStarted(read, canInstall)
}
