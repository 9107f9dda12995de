import { useText } from '../../text/useText.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import type { ReadingResults } from '../useResults.ts'

export function ReadingProgress({ read, total }: ReadingResults) {
  const shell = useText()
  const text = useText('results')
  if (total === null || total === 0 || read === 0) return <Skeleton longText={shell('waitingLong')} />
  return (
    <ProgressIndicator
      label={text('readingDiary')}
      done={read}
      total={total}
      words={shell('doneOf', { done: read, total })}
    />
  )
}
