import { isOffered } from '@reprieve/domain/onboarding/wizardSteps.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useSyncExternalStore } from 'react'
import { useSession } from '../access/useSession.ts'
import { useConditions } from '../conditions/useConditions.ts'
import type { Diary } from '../local/rows.ts'
import { loadSyncState } from '../local/syncStateStore.ts'
import { watch, type Watched } from '../local/watch.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useWizardOf } from '../onboarding/useWizard.ts'
import { useLatestRecords } from '../records/recordTableWatch.ts'
import { RECENT_COUNT } from './recentCount.ts'

/** Whether the two short questions are offered; null until known. [ONB-2, ONB-10] */
export function useQuestionsOffered(diary: Diary): boolean | null {
  const hasAccount = useSession().is === 'user'
  const wizard = useWizardOf(diary)
  const parts = [useLatestRecords(diary, RECENT_COUNT), useConditions(diary), useMedications(diary)]
  const isSynced = useIsSynced(diary)
  const isKnown = parts.every((part) => part !== null)
  if (wizard === null || isSynced === null || !isKnown) return null
  const hasAnything = parts.some((part) => part.length > 0)
  return isOffered(wizard, { hasAccount, isSynced, hasAnything })
}

const watchedIn = new WeakMap<Diary, Watched<boolean>>()

/** Whether the account has been pulled once; the profile comes with its first page. */
function useIsSynced(diary: Diary): boolean | null {
  const known = watchedIn.get(diary)
  const watched = known ?? watch(diary.doorbell, [PROFILE_KIND], () => hasPulled(diary))
  if (known === undefined) watchedIn.set(diary, watched)
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return seen.is === 'read' ? seen.value : null
}

const hasPulled = async (diary: Diary): Promise<boolean> => (await loadSyncState(diary)).state.epoch !== null
