import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import type { Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { dueSince, pauseUntilNext } from '@reprieve/domain/reminders/reminderCheck.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import type { Place } from '@reprieve/domain/time/place.ts'

interface LocalReminderOptions {
  now: () => Instant
  place: Place
  /** When this page was opened: it shows everything due since then. */
  since: Instant
  /** Whether this page, of all open ones, shows them. */
  isMine: () => boolean
  show: (reminder: Reminder, at: Instant) => void
  /** Returns a function that cancels it. */
  later: (act: () => void, ms: number) => () => void
}

export interface PageReminders {
  /** Sets the current reminders. */
  become: (next: ReminderPlan) => void
  /** The page is visible again, or it is now its turn. */
  look: () => void
  end: () => void
}

/** Shows reminders at their times while the page is open. [REM-9] */
export function openPageReminders({
  now,
  place,
  since,
  isMine,
  show,
  later,
}: LocalReminderOptions): PageReminders {
  let reminding: ReminderPlan | null = null
  let before = since
  let callOff = (): void => {}

  const look = (): void => {
    callOff()
    if (reminding === null) return
    const { reminders } = reminding
    const moment = now()
    // Another page keeps its position: when its turn comes, it may be the first to look.
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
      // A reminder turned on half a minute after its time must not come at once. [REM-7]
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
