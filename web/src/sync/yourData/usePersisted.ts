import { useEffect, useState } from 'react'

export type Persisted = 'yes' | 'no' | 'unknown'

/** Whether the browser has promised not to clear the diary away when the disk gets full; null until it has answered. */
export function usePersisted(): Persisted | null {
  const [persisted, setPersisted] = useState<Persisted | null>(null)
  useEffect(() => {
    askBrowser().then(setPersisted, () => setPersisted('unknown'))
  }, [])
  return persisted
}

async function askBrowser(): Promise<Persisted> {
  // None over plain http (D56).
  if (navigator.storage?.persisted === undefined) return 'unknown'
  return (await navigator.storage.persisted()) ? 'yes' : 'no'
}
