import { useText } from '../settings/words.tsx'
import { Dialog, type Choice } from '../ui/Dialog.tsx'
import type { SyncStatus } from './syncStatus.ts'
import { useSync } from './useSync.ts'

interface SyncNoteProps {
  status: SyncStatus
  onSync: () => void
  onClose: () => void
}

/** What the tag has no room for. Never red: nothing is lost. */
export function SyncNote({ status, onSync, onClose }: SyncNoteProps) {
  const common = useText('common')
  const canSync = useSync() !== null
  const retry: Choice = { label: common('retry'), kind: 'primary', onChoose: onSync }
  const close: Choice = { label: common('close'), kind: canSync ? 'quiet' : 'primary', onChoose: () => {} }
  return (
    <Dialog
      isOpen
      title={useTitle(status)}
      text={useNote(status)}
      choices={canSync ? [retry, close] : [close]}
      onClose={onClose}
    />
  )
}

function useTitle(status: SyncStatus): string {
  const text = useText('sync')
  if (status.is === 'waiting') return text('waiting', { count: status.count })
  return status.is === 'syncing' ? text('syncing') : text('savedHere')
}

function useNote(status: SyncStatus): string {
  const text = useText('sync')
  if (status.is === 'saved-here' && status.why === 'no-account') return text('noteNoAccount')
  if (status.is === 'saved-here' && status.why === 'offline') return text('noteOffline')
  if (status.is !== 'waiting') return text('noteNotYet')
  const { count, setAside } = status
  const unsent = count - setAside
  const sentences = [
    unsent > 0 ? text('noteWaiting', { count: unsent }) : '',
    setAside > 0 ? text('noteSetAside', { count: setAside }) : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
