import {
  progressAfterAnswers,
  progressAfterPage,
  type SyncProgress,
} from '@reprieve/domain/sync/syncProgress.ts'
import type { Pass } from './pass.ts'

type Listeners = Required<Pick<Pass, 'onAnswered' | 'onPulled'>>

export interface PassCount {
  /** The number of unsent rows. */
  begin: (unsent: number) => void
  hasSent: () => boolean
  listeners: Listeners
}

/** Counts the progress of one pass, for its caller and for the tag. [SYNC-29] */
export function passCount(
  tell: (progress: SyncProgress | null) => void,
  onAnswered: Pass['onAnswered'] = () => {},
): PassCount {
  let waiting = 0
  let hasSent = false
  let progress: SyncProgress | null = null
  const become = (next: SyncProgress | null): void => {
    progress = next
    tell(next)
  }
  return {
    begin: (unsent) => void (waiting = unsent),
    hasSent: () => hasSent,
    listeners: {
      onAnswered: (count) => {
        hasSent = true
        onAnswered(count)
        become(progressAfterAnswers(progress, count, waiting))
      },
      onPulled: (done, left) => become(progressAfterPage(progress, done, left)),
    },
  }
}
