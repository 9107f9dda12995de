import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { lazy, Suspense, useState } from 'react'
import { formatTag } from '../text/dateFormats.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { useSteadyPress } from '../ui/controls/useSteadyPress.ts'
import { Icon, type ShellIcon } from '../ui/icons/Icon.tsx'
import { Tag } from '../ui/layout/Tag.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import type { PassEnd } from './runSync.ts'
import { useSync, useSyncStatus } from './useSync.ts'
import { momentText, successToast } from './useSyncStatusText.ts'
import './syncTag.css'

const SyncNote = lazy(async () => ({ default: (await import('./SyncNote.tsx')).SyncNote }))

const LOOK: Record<SyncStatus['is'], { kind: 'plain' | 'info' | 'warn'; icon: ShellIcon }> = {
  'saved-here': { kind: 'info', icon: 'cloudOff' },
  syncing: { kind: 'plain', icon: 'sync' },
  synced: { kind: 'plain', icon: 'cloudCheck' },
  waiting: { kind: 'warn', icon: 'clock' },
}

const DEBOUNCE_MS = 1_200

/** In the header: where the user's input is by now. A click syncs, or explains why it cannot. */
export function SyncTag() {
  const text = useText('sync')
  const toasts = useToasts()
  const engine = useSync()
  const status = useSyncStatus()
  const label = useLabel(status)
  const [isExplained, setExplained] = useState(false)
  const [ended, setEnded] = useState<PassEnd | null>(null)
  const { kind, icon } = LOOK[status.is]

  const syncNow = async (): Promise<void> => {
    const end = (await engine?.syncNow()) ?? null
    setEnded(end)
    if (end?.is === 'done') toasts.show(successToast(text))
    else setExplained(true)
  }
  const canTry = engine !== null && status.is === 'synced'
  const explain = (): void => {
    // The result of an earlier sync may be outdated.
    setEnded(null)
    setExplained(true)
  }
  const press = useSteadyPress(DEBOUNCE_MS, () => (canTry ? void syncNow() : explain()))

  return (
    <>
      <button
        type="button"
        className="sync-tag"
        aria-label={`${label}, ${text(canTry ? 'syncNow' : 'aboutSync')}`}
        onClick={() => press()}
      >
        <Tag kind={kind} icon={<Icon name={icon} isSmall />} label={label} />
      </button>
      {/* Announced only when something waits: "Syncing" and "Synced" after each save would be noise. */}
      <span role="status" className="sync-tag-aloud">
        {status.is === 'waiting' ? label : ''}
      </span>
      {isExplained && (
        <Suspense>
          <SyncNote
            status={status}
            ended={ended}
            onSync={() => void syncNow()}
            onClose={() => setExplained(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function useLabel(status: SyncStatus): string {
  const text = useText('sync')
  const { language } = useLanguage()
  switch (status.is) {
    case 'saved-here':
      return text('savedHere')
    case 'syncing':
      return text('syncing')
    case 'synced':
      return text('syncedAt', { time: momentText(status.at, formatTag(language, navigator.languages)) })
    case 'waiting':
      return text('waiting', { count: status.count })
  }
}
