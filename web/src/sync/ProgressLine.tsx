import { useFormatTag, useText } from '../text/useText.tsx'
import { ProgressIndicator } from '../ui/layout/Progress.tsx'
import { useSyncStatus } from './useSync.ts'

/** The progress of a large sync; nothing if there is no count. The diary can be used meanwhile. [SYNC-29] */
export function ProgressLine() {
  const text = useText('data')
  const sync = useText('sync')
  const tag = useFormatTag()
  const status = useSyncStatus()
  const progress = status.is === 'syncing' ? status.progress : undefined
  if (progress === undefined) return null
  const { way, done, total } = progress
  const shown = (count: number): string => count.toLocaleString(tag)
  return (
    <ProgressIndicator
      label={text(way === 'down' ? 'progressDown' : 'progressUp')}
      done={done}
      total={total}
      words={sync('doneOf', { done: shown(done), total: shown(total) })}
    />
  )
}
