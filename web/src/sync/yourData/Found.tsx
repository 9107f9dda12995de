import type { ReactNode } from 'react'
import type { WatchState } from '../../local/watch.ts'
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
