import { useState } from 'react'
import { NO_COPY_FACTS, type CopyFacts, type HomeParts, type SignUpProps } from '../../home/homeContent.ts'
import { HomeScreen } from '../../home/HomeScreen.tsx'
import type { Diary } from '../../local/rows/rows.ts'
import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { useSync, useSyncStatus } from '../../sync/useSync.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { OptionalPart } from '../frame/fallbacks.tsx'

const Hint = lazyComponent(() => import('../../sync/SyncHint.tsx'), 'SyncHint')
const Card = lazyComponent(() => import('../../sync/onlyHere/OnlyHereCard.tsx'), 'OnlyHereCard')
const WebBanner = lazyComponent(() => import('../frame/InstallAppBanner.tsx'), 'InstallAppBanner')
const Line = lazyComponent(() => import('../../sync/onlyHere/SignUpLine.tsx'), 'SignUpLine')

/** The home screen with its sync parts: home does not import the sync. Parts that cannot be fetched are left out. */
export const HomeRoute = () => <HomeScreen {...PARTS} />

/** Fetched when there is something to say, which on most days there is not. */
function SyncHint() {
  const status = useSyncStatus()
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && isTold(status)) setUsed(true)
  return <OptionalPart>{isUsed && <Hint />}</OptionalPart>
}

const isTold = (status: SyncStatus): boolean =>
  status.is === 'waiting' || (status.is === 'syncing' && status.progress !== undefined)

/** Loads the card's code with its data, so that it appears with the others. Offline it may be missing: left out. */
async function copyFacts(diary: Diary): Promise<CopyFacts> {
  const fetched = await Promise.all([
    import('../../sync/onlyHere/onlyHereState.ts'),
    Card.ahead(),
    Line.ahead(),
  ]).catch(() => null)
  return fetched === null ? NO_COPY_FACTS : fetched[0].onlyHereState(diary)
}

/** Only a logged-in person syncs: after logout the banner is gone. */
function InstallBanner() {
  const isSyncing = useSync() !== null
  return <OptionalPart>{isSyncing && <WebBanner />}</OptionalPart>
}

const PARTS: HomeParts = {
  syncHint: SyncHint,
  installBanner: InstallBanner,
  signUp: {
    facts: copyFacts,
    body: (props: SignUpProps) => (
      <OptionalPart>
        <Card {...props} />
      </OptionalPart>
    ),
    line: () => (
      <OptionalPart>
        <Line />
      </OptionalPart>
    ),
  },
}
