import type { WrongClock } from '@reprieve/domain/sync/clockNotice.ts'
import { clockShift } from '@reprieve/domain/sync/clockShift.ts'
import { useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { markClockShown } from './clockMemory.ts'
import { durationText } from './durationText.ts'
import { moveTimes, type EntryTime } from './moveTimes.ts'
import type { TimedEntry } from './timedEntries.ts'
import './clock.css'

interface ClockSheetProps {
  diary: Diary
  wrong: WrongClock
  times: readonly TimedEntry[]
  onClose: () => void
}

/** The entries saved under the wrong clock, each with its current and its corrected time. */
export function ClockSheet({ diary, wrong, times, onClose }: ClockSheetProps) {
  const text = useText('data')
  const common = useText('common')
  const tag = useFormatTag()
  const what = useWhat()
  const when = useMomentText()
  // If it is unknown since when the clock was wrong, nothing is preselected.
  const [chosen, setChosen] = useState(() => new Set(wrong.since === null ? [] : times.map(idOf)))
  const { isBusy, move } = useMoveTimes(diary, clockShift(wrong.wrongBy))

  const leave = (): void => {
    void markClockShown(diary)
    onClose()
  }
  const moveChosen = async (): Promise<void> => {
    if (await move(times.filter((one) => chosen.has(idOf(one))))) onClose()
  }
  const choose = (id: string, isChosen: boolean): void => {
    const others = [...chosen].filter((other) => other !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }
  return (
    <Sheet isOpen title={text('clockTitle')} closeLabel={common('close')} onClose={onClose}>
      <p>
        {text(wrong.since === null ? 'clockUnknown' : 'clockKnown', {
          time: durationText(tag, wrong.wrongBy),
        })}
      </p>
      <ul className="clock-times">
        {times.map((one) => (
          <li key={idOf(one)}>
            <Checkbox
              label={
                <>
                  <span className="clock-what">{what(one)}</span>
                  <span className="clock-moves">
                    {text('clockFromTo', {
                      from: when(momentOf(one, one.at)),
                      to: when(momentOf(one, one.to)),
                    })}
                  </span>
                </>
              }
              isChecked={chosen.has(idOf(one))}
              onChange={(isChosen) => choose(idOf(one), isChosen)}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="primary"
        label={text('clockMove', { count: chosen.size })}
        disabledReason={chosen.size === 0 ? text('clockChoose') : null}
        isBusy={isBusy}
        onPress={() => void moveChosen()}
      />
      <Button kind="text" label={text('clockLeave')} onPress={leave} />
    </Sheet>
  )
}

const idOf = ({ clientId }: TimedEntry): string => clientId

const momentOf = ({ timeOffset: offset }: TimedEntry, at: number) => ({ at, offset })

function useWhat(): (one: TimedEntry) => string {
  const text = useText('data')
  return ({ kind, name, number }) => {
    if (kind === 'dose') return name ?? ''
    return text(kind === 'record' ? 'clockPain' : 'clockReflection', { number: number ?? '–' })
  }
}

interface Moving {
  isBusy: boolean
  /** Whether it succeeded; if not, the user is informed. */
  move: (seen: readonly EntryTime[]) => Promise<boolean>
}

function useMoveTimes(diary: Diary, by: number): Moving {
  const text = useText('data')
  const records = useText('records')
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (seen: readonly EntryTime[]): Promise<boolean> => {
    // First mark the notice as seen: a page closed in between must not offer to move the same times again.
    if (!(await markClockShown(diary))) return false
    const moved = await moveTimes(diary, seen, by)
    if (!moved.ok) return false
    const stand = moved.value
    const moveBack = async (): Promise<void> => {
      const isBack = await moveTimes(diary, stand, -by).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isBack) toasts.show({ message: records('faultStorageGone') })
    }
    toasts.show({
      message: text('clockMoved', { count: stand.length }),
      isDone: true,
      ...(stand.length > 0 && { undo: () => void moveBack() }),
    })
    return true
  }
  const move = async (seen: readonly EntryTime[]): Promise<boolean> => {
    setBusy(true)
    const isDone = await attempt(seen).catch(() => false)
    setBusy(false)
    if (!isDone) toasts.show({ message: records('faultStorageGone') })
    return isDone
  }
  return { isBusy, move }
}
