import type { WrongClock } from '@reprieve/domain/sync/clockNotice.ts'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch } from '../../local/watch.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { CLOCK_CHANGE, readWrongClock } from './clockMemory.ts'
import type { TimedEntry } from './timedEntries.ts'

const ClockNote = lazyComponent(() => import('./ClockNote.tsx'), 'ClockNote')
const ClockSheet = lazyComponent(() => import('./ClockSheet.tsx'), 'ClockSheet')

/** What the sheet was opened with: the note disappears once it was seen, but the sheet stays until it is closed. */
interface ClockSheetContent {
  wrong: WrongClock
  times: readonly TimedEntry[]
}

/** Says that the clock is wrong: once, and never in the middle of something else. [SYNC-33] */
export function ClockNotice({ diary, isHeld }: { diary: Diary; isHeld: boolean }) {
  const wrong = useWrongClock(diary)
  const [opened, setOpened] = useState<ClockSheetContent | null>(null)
  return (
    <>
      <div role="status">
        {wrong !== null && !isHeld && (
          <Suspense>
            <ClockNote diary={diary} wrong={wrong} onSee={(times) => setOpened({ wrong, times })} />
          </Suspense>
        )}
      </div>
      {opened !== null && (
        <Suspense>
          <ClockSheet diary={diary} {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

const watchWrongClock = perDiary((diary: Diary) =>
  watch(diary.doorbell, [CLOCK_CHANGE], () => readWrongClock(diary)),
)

function useWrongClock(diary: Diary): WrongClock | null {
  const { subscribe, current } = watchWrongClock(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}
