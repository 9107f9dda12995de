import { useFormatTag, useText } from '../../text/useText.tsx'
import type { SyncStatus } from '../syncStatus.ts'

/** Where the user's input is by now, in a sentence or two. Never that something is lost: it is not. */
export function useSyncStatusText(status: SyncStatus): string {
  const text = useText('sync')
  const tag = useFormatTag()
  if (status.is === 'syncing' && status.progress !== undefined) {
    const { done, total } = status.progress
    return text('doneOf', { done: done.toLocaleString(tag), total: total.toLocaleString(tag) })
  }
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
