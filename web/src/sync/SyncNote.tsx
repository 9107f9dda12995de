import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Dialog, type DialogChoice } from '../ui/overlays/Dialog.tsx'
import type { PassEnd } from './runSync.ts'
import { useSync } from './useSync.ts'
import { useSyncStatusText } from './useSyncStatusText.ts'

interface SyncNoteProps {
  status: SyncStatus
  /** The result of the last sync that was started here. */
  ended: PassEnd | null
  onSync: () => void
  onClose: () => void
}

/** Details that do not fit in the tag. Never red: nothing is lost. */
export function SyncNote({ status, ended, onSync, onClose }: SyncNoteProps) {
  const text = useText('sync')
  const common = useText('common')
  const navigate = useNavigate()
  const canSync = useSync() !== null
  const retry: DialogChoice = { label: common('retry'), kind: 'primary', onChoose: onSync }
  const see: DialogChoice = {
    label: text('seeThem'),
    kind: 'quiet',
    onChoose: () => void navigate({ to: PATHS.yourData, search: { section: 'waiting' } }),
  }
  const close: DialogChoice = {
    label: common('close'),
    kind: canSync ? 'quiet' : 'primary',
    onChoose: () => {},
  }
  const choices = [...(canSync ? [retry] : []), ...(status.is === 'waiting' ? [see] : []), close]
  const words = useSyncStatusText(status)
  const noRoom = useText('data')('overviewNoRoom')
  return (
    <Dialog
      isOpen
      title={useTitle(status)}
      text={isOutOfRoom(ended) ? noRoom : words}
      choices={choices}
      onClose={onClose}
    />
  )
}

/** The device has no space for incoming data: every other message would be wrong. */
const isOutOfRoom = (ended: PassEnd | null): boolean =>
  ended?.is === 'stopped' && ended.stop.why === 'storage' && ended.stop.fault === 'no-room'

function useTitle(status: SyncStatus): string {
  const text = useText('sync')
  if (status.is === 'waiting') return text('waiting', { count: status.count })
  return status.is === 'syncing' ? text('syncing') : text('savedHere')
}
