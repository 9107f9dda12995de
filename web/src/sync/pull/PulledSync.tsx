import { useEffect, useRef } from 'react'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useSyncNow } from '../yourData/useSyncNow.ts'
import type { pullHint } from './pullGesture.ts'
import './pulledSync.css'

interface PulledSyncProps {
  shown: ReturnType<typeof pullHint>
  /** How often the user has pulled far enough and released. */
  times: number
}

/** Syncs each time, and shows what releasing would do. Nothing on the page moves: the text is an overlay. */
export function PulledSync({ shown, times }: PulledSyncProps) {
  const text = useText('data')
  const sync = useSyncNow()
  const done = useRef(0)
  useEffect(() => {
    if (times === done.current) return
    done.current = times
    sync?.syncNow()
  }, [times, sync])
  if (shown === 'nothing') return null
  return (
    <p className="pulled-sync" data-far={shown === 'let-go'} aria-hidden="true">
      <Icon name="sync" isSmall />
      {text(shown === 'let-go' ? 'pullLetGo' : 'pullMore')}
    </p>
  )
}
