import { Suspense, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { usePull } from './usePull.ts'

/** Loaded with its texts on demand: most pages are never pulled. */
const PulledSync = later(() => import('./PulledSync.tsx'), 'PulledSync')

/** In addition to the button, never instead of it. */
export function PullToSync() {
  const [times, setTimes] = useState(0)
  const shown = usePull(() => setTimes((before) => before + 1))
  const isUsed = shown !== 'nothing' || times > 0
  return <Suspense>{isUsed && <PulledSync shown={shown} times={times} />}</Suspense>
}
