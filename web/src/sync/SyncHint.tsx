import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { useState } from 'react'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { useSyncStatus } from './useSync.ts'
import { useSyncNow } from './yourData/useSyncNow.ts'
import './syncHint.css'

/** On home: the progress of a first sync, and what is unsent after a failed one. Never red: nothing is lost. */
export function SyncHint() {
  const status = useSyncStatus()
  const waiting = useWaiting(status)
  const isCounting = status.is === 'syncing' && status.progress !== undefined
  if (isCounting) {
    return (
      <div className="home-card">
        <ProgressLine />
      </div>
    )
  }
  return waiting === null ? null : <WaitingNote {...waiting} isBusy={status.is === 'syncing'} />
}

type Waiting = Extract<SyncStatus, { is: 'waiting' }>

/** Stays during a retry: otherwise it would disappear and reappear under the finger that pressed Retry. */
function useWaiting(status: SyncStatus): Waiting | null {
  const [kept, setKept] = useState<Waiting | null>(null)
  const next = status.is === 'waiting' ? status : status.is === 'syncing' ? kept : null
  if (next !== kept) setKept(next)
  return next
}

function WaitingNote({ count, setAside, isBusy }: Waiting & { isBusy: boolean }) {
  const text = useText('data')
  const sync = useText('sync')
  const common = useText('common')
  const byHand = useSyncNow()
  const unsent = count - setAside
  return (
    <div className="sync-hint">
      <Note
        kind="warn"
        action={
          <Button kind="text" label={common('retry')} isBusy={isBusy} onPress={() => byHand?.syncNow()} />
        }
      >
        {unsent > 0 && text('progressWaiting', { count: unsent })}{' '}
        {setAside > 0 && sync('noteSetAside', { count: setAside })}
        {setAside > 0 && (
          <Link className="link" to={PATHS.yourData} search={{ section: 'waiting' }}>
            {sync('seeThem')}
          </Link>
        )}
      </Note>
    </div>
  )
}
