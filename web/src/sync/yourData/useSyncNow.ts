import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import type { PassEnd } from '../runSync.ts'
import { useSync } from '../useSync.ts'
import { successToast } from '../useSyncStatusText.ts'

export interface SyncNow {
  isBusy: boolean
  /** Shows a toast with the result. */
  syncNow: () => void
}

/** Null if there is nothing to sync with. */
export function useSyncNow(): SyncNow | null {
  const engine = useSync()
  const text = useText('data')
  const sync = useText('sync')
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  if (engine === null) return null
  const syncNow = async (): Promise<void> => {
    setBusy(true)
    const end = await engine.syncNow().catch((): PassEnd => UNREACHABLE)
    setBusy(false)
    if (end.is === 'done') toasts.show(successToast(sync))
    else toasts.show({ message: text(wordOf(end)) })
  }
  return { isBusy, syncNow: () => void (isBusy || syncNow()) }
}

const UNREACHABLE: PassEnd = { is: 'stopped', stop: { why: 'unreachable' } }

function wordOf(end: Exclude<PassEnd, { is: 'done' }>): Key<'data'> {
  if (end.is === 'refused-some') return 'overviewSomeRefused'
  if (end.stop.why === 'storage') return 'overviewNoRoom'
  return end.stop.why === 'session' ? 'overviewSignIn' : 'overviewNotReached'
}
