import { useEffect, useState } from 'react'
import { isKeptByBrowser } from '../../device/storageFacts.ts'

export type Persisted = 'yes' | 'no' | 'unknown'

/** Whether the browser has promised not to delete the diary when the disk is full; null until it has answered. */
export function usePersisted(): Persisted | null {
  const [persisted, setPersisted] = useState<Persisted | null>(null)
  useEffect(() => {
    void isKeptByBrowser().then((isKept) => setPersisted(isKept === null ? 'unknown' : isKept ? 'yes' : 'no'))
  }, [])
  return persisted
}
