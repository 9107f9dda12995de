import { useState } from 'react'
import { HomeScreen } from '../home/HomeScreen.tsx'
import type { Diary } from '../local/rows.ts'
import type { SyncStatus } from '../sync/syncStatus.ts'
import { useSyncStatus } from '../sync/useSync.ts'
import { later } from '../ui/later.tsx'
import { Quiet } from './Quiet.tsx'

const Hint = later(() => import('../sync/SyncHint.tsx'), 'SyncHint')
const Only = later(() => import('../sync/onlyHere/OnlyHere.tsx'), 'OnlyHere')

/** Home, with what sync shows on it: home knows nothing of sync. What cannot be fetched is left out. */
export const HomeRoute = () => <HomeScreen syncHint={SyncHint} onlyHere={OnlyHere} />

/** Fetched when there is something to say, which on most days there is not. */
function SyncHint() {
  const status = useSyncStatus()
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && isTold(status)) setUsed(true)
  return <Quiet>{isUsed && <Hint />}</Quiet>
}

const isTold = (status: SyncStatus): boolean =>
  status.is === 'waiting' || (status.is === 'syncing' && status.progress !== undefined)

const OnlyHere = ({ diary }: { diary: Diary }) => (
  <Quiet>
    <Only diary={diary} />
  </Quiet>
)
