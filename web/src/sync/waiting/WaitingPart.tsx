import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { OpenDiary } from '../../access/openDiary.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { useExport } from '../logout/useExport.ts'
import { useSyncStatus } from '../useSync.ts'
import { Found } from '../yourData/Found.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { useFound } from '../yourData/useFound.ts'
import { useSyncNow, type SyncNow } from '../yourData/useSyncNow.ts'
import { findWaiting, type Waiting } from './findWaiting.ts'
import { lookThrough } from './lookThrough.ts'
import { RefusedRows } from './RefusedRows.tsx'
import { markOf, UnreadRows } from './UnreadRows.tsx'
import { WAITING_RINGS } from './waitingWatch.ts'

const AREAS: readonly BrowserArea[] = ['listItems', 'scale', 'lists', 'common']
const WAITING = { kinds: WAITING_RINGS, find: findWaiting }

/** What could not be sent or read: shown, exported, tried again. [SYNC-30] */
export function WaitingPart() {
  useTextsReady(AREAS)
  const text = useText('data')
  const diary = useDiary()
  const { seen, again } = useFound(diary, WAITING)
  useEffect(() => {
    // If it cannot be read at all, the list says so.
    lookThrough(diary).catch(() => undefined)
  }, [diary])
  return (
    <SectionFrame title={text('waitingTitle')}>
      <Found seen={seen} onRetry={again}>
        {(waiting) => <WaitingFound diary={diary} waiting={waiting} />}
      </Found>
    </SectionFrame>
  )
}

function WaitingFound({ diary, waiting }: { diary: OpenDiary; waiting: Waiting }) {
  const text = useText('data')
  const sync = useText('sync')
  const syncing = useSyncNow()
  const status = useSyncStatus()
  const isOffline = status.is === 'saved-here' && status.why === 'offline'
  const [exported, setExported] = useState<ReadonlySet<string>>(new Set())
  const { refused, unread, unsent } = waiting
  const hasAny = refused.length + unread.length > 0
  if (!hasAny && (unsent === 0 || syncing === null)) {
    return (
      <EmptyState
        title={text('waitingNone')}
        text={text(syncing === null ? 'waitingNoneHere' : 'waitingNoneText')}
      />
    )
  }
  return (
    <>
      {syncing !== null && unsent > 0 && <p role="status">{text('waitingUnsent', { count: unsent })}</p>}
      {hasAny && <Note kind="warn">{text('waitingAbout')}</Note>}
      {syncing === null && <p>{text('waitingNoSync')}</p>}
      {isOffline && (
        <Note kind="info" icon={<Icon name="cloudOff" />}>
          {sync('noteOffline')}
        </Note>
      )}
      <div className="your-data-ways">
        {syncing !== null && <RetryButton {...syncing} />}
        {hasAny && <ExportButton diary={diary} onExported={() => setExported(new Set(unread.map(markOf)))} />}
      </div>
      {refused.length > 0 && <RefusedRows diary={diary} rows={refused} />}
      {unread.length > 0 && <UnreadRows diary={diary} found={unread} exported={exported} />}
    </>
  )
}

function RetryButton({ isBusy, syncNow }: SyncNow) {
  const common = useText('common')
  const sync = useText('sync')
  return (
    <Button
      kind="primary"
      label={common('retry')}
      busyLabel={sync('inProgress')}
      isBusy={isBusy}
      onPress={syncNow}
    />
  )
}

function ExportButton({ diary, onExported }: { diary: OpenDiary; onExported: () => void }) {
  const text = useText('data')
  return <Button label={text('waitingExport')} onPress={useExport(diary, 'set-aside', onExported)} />
}
