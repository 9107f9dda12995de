import type { WrongClock } from '@reprieve/domain/sync/clockNotice.ts'
import { useEffect, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { markClockShown } from './clockMemory.ts'
import { durationText } from './durationText.ts'
import { findWrongTimes } from './moveTimes.ts'
import type { TimedEntry } from './timedEntries.ts'
import './clock.css'

interface ClockNoteProps {
  diary: Diary
  wrong: WrongClock
  onSee: (times: readonly TimedEntry[]) => void
}

/** Says how far the clock is off and what that means, and offers to correct times, if there are any. */
export function ClockNote({ diary, wrong, onSee }: ClockNoteProps) {
  const text = useText('data')
  const common = useText('common')
  const tag = useFormatTag()
  const times = useTimes(diary, wrong)
  // All together: a button that appeared a moment later would move the content below it.
  if (times === null) return null
  const time = durationText(tag, wrong.wrongBy)
  const choices = (
    <div className="clock-choices">
      {times.length > 0 && <Button label={text('clockSee')} onPress={() => onSee(times)} />}
      <Button kind="text" label={common('close')} onPress={() => void markClockShown(diary)} />
    </div>
  )
  return (
    <div className="clock-note">
      <Note kind="warn" icon={<Icon name="clock" />} action={choices}>
        <strong>{text(wrong.wrongBy > 0 ? 'clockBehind' : 'clockAhead', { time })}</strong>{' '}
        {text('clockAbout')}
      </Note>
    </div>
  )
}

function useTimes(diary: Diary, wrong: WrongClock): readonly TimedEntry[] | null {
  const [times, setTimes] = useState<readonly TimedEntry[] | null>(null)
  useEffect(() => {
    let isOver = false
    findWrongTimes(diary, wrong).then(
      (found) => isOver || setTimes(found),
      () => isOver || setTimes([]),
    )
    return () => {
      isOver = true
    }
  }, [diary, wrong])
  return times
}
