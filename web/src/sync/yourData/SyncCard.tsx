import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { useState } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { useSyncStatus } from '../useSync.ts'
import { momentText, useSyncStatusText } from '../useSyncStatusText.ts'
import { useSyncNow } from './useSyncNow.ts'

/** Where the user's input is now, and a button to sync immediately. */
export function SyncCard() {
  const text = useText('data')
  const sync = useText('sync')
  const common = useText('common')
  const status = useShownStatus()
  const syncing = useSyncNow()
  const words = useStatusWords(status)
  return (
    <section className="card your-data-section">
      <h2>{text('overviewSync')}</h2>
      {status.is === 'waiting' ? (
        <div role="status">
          <Note
            kind="warn"
            action={
              syncing !== null && (
                <Button
                  kind="text"
                  label={common('retry')}
                  isBusy={syncing.isBusy}
                  onPress={syncing.syncNow}
                />
              )
            }
          >
            {words}
          </Note>
        </div>
      ) : status.is === 'saved-here' && status.why !== 'not-yet' ? (
        <Note kind="info" icon={<Icon name="cloudOff" />}>
          {words}
        </Note>
      ) : (
        <p role="status">{words}</p>
      )}
      <ProgressLine />
      <div className="your-data-ways">
        {syncing === null ? (
          <Link className="button" to={PATHS.register}>
            {text('overviewSignUp')}
          </Link>
        ) : (
          <Button
            kind="primary"
            label={sync('syncNow')}
            busyLabel={sync('inProgress')}
            isBusy={syncing.isBusy}
            onPress={syncing.syncNow}
          />
        )}
      </div>
    </section>
  )
}

/** Keeps showing what is unsent during a retry: otherwise it would disappear under the finger that pressed Retry. */
function useShownStatus(): SyncStatus {
  const status = useSyncStatus()
  const [before, setBefore] = useState(status)
  const shown = status.is === 'syncing' && before.is === 'waiting' ? before : status
  if (shown !== before) setBefore(shown)
  return shown
}

function useStatusWords(status: SyncStatus): string {
  const text = useText('data')
  const sync = useText('sync')
  const tag = useFormatTag()
  const words = useSyncStatusText(status)
  switch (status.is) {
    case 'synced':
      return text('overviewSynced', { time: momentText(status.at, tag) })
    case 'syncing':
      return sync('inProgress')
    case 'waiting':
      // Rows that the server refused are not retried automatically: they are named separately.
      return status.setAside > 0 ? words : text('overviewUnsent', { count: status.count })
    case 'saved-here':
      return words
  }
}
