import type { Reminding } from '@reprieve/domain/reminders/due.ts'
import { dueSince, pauseUntilNext } from '@reprieve/domain/reminders/dueHere.ts'
import type { Reminder } from '@reprieve/domain/reminders/reminder.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import type { Place } from '@reprieve/domain/time/place.ts'

interface LocalReminderOptions {
  now: () => Instant
  place: Place
  /** When this page began: what comes from then on is shown by it. */
  since: Instant
  /** Whether it is this page that shows them, of all that are open. */
  isMine: () => boolean
  show: (reminder: Reminder, at: Instant) => void
  /** Gives the call that calls it off. */
  later: (act: () => void, ms: number) => () => void
}

export interface LocalReminders {
  /** What holds from now on. */
  become: (next: Reminding) => void
  /** The page is in sight again, or it is this one's turn now. */
  look: () => void
  end: () => void
}

/** Shows reminders at their times for as long as the page is open. [REM-9] */
export function openLocalReminders({
  now,
  place,
  since,
  isMine,
  show,
  later,
}: LocalReminderOptions): LocalReminders {
  let reminding: Reminding | null = null
  let before = since
  let callOff = (): void => {}

  const look = (): void => {
    callOff()
    if (reminding === null) return
    const { reminders } = reminding
    const moment = now()
    // A page that is not asked keeps its place: when it is its turn, it may be the first that looks.
    if (isMine()) {
      for (const { key, at } of dueSince(reminding, { before, now: moment }, place))
        show(
          reminders.find((one) => one.key === key)!,
          at,
        )
      before = moment
    }
    callOff = later(look, pauseUntilNext(reminding, moment, place))
  }

  return {
    become: (next) => {
      const isFirst = reminding === null
      look()
      reminding = next
      // Turned on half a minute after its time, one must not come at once. [REM-7]
      if (!isFirst) before = now()
      look()
    },
    look,
    end: () => {
      callOff()
      reminding = null
    },
  }
}
