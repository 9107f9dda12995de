import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { watch, type WatchState } from '../../local/watch.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'

interface FoundProps<T> {
  seen: WatchState<T>
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** Shows the value that was read, a skeleton while it loads, or an error. */
export function LoadedSection<T>({ seen, onRetry, children }: FoundProps<T>) {
  const shell = useText()
  const text = useText('data')
  const common = useText('common')
  if (seen.is === 'read') return children(seen.value)
  if (seen.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  return (
    <div role="alert">
      <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
        {text('overviewNotRead')}
      </Note>
    </div>
  )
}

interface SectionQuery<T> {
  /** The changes of the doorbell after which it is read again. */
  kinds: readonly string[]
  find: (diary: Diary) => Promise<T>
}

/** Reads what a section shows from the diary and keeps it up to date; `again` retries after an error. */
export function useSectionData<T>(
  diary: Diary,
  { kinds, find }: SectionQuery<T>,
): { seen: WatchState<T>; again: () => void } {
  const [times, setTimes] = useState(0)
  // `times` only forces a new watch, which is needed to read again after a failure.
  const watched = useMemo(
    () => ({ times, ...watch(diary.doorbell, kinds, () => find(diary)) }),
    [diary, kinds, find, times],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return { seen, again: () => setTimes(times + 1) }
}
