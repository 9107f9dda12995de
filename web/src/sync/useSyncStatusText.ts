import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useFormatTag, useText } from '../text/useText.tsx'

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

/** The time; for another day also the date, because "14:20" alone would be taken for today. */
export function momentText(at: number, tag: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const shown: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }
  const text = new Intl.DateTimeFormat(tag, shown).format(at)
  // Non-breaking: a line break between the hour and its PM is hard to read.
  return isToday ? text.replaceAll(' ', '\u00A0') : text
}

/** For a sync that the user asked for. Brief, because the tag keeps showing when it was. */
export const successToast = (text: Text<'sync'>) => ({ message: text('success'), isDone: true, ms: 2_000 })
