import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import type { Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { dueSince, pauseUntilNext } from '@reprieve/domain/reminders/reminderCheck.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { type Instant, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { Place } from '@reprieve/domain/time/place.ts'
import type { OpenDiary } from '../access/diary.ts'
import { remindByWorker, closeShownReminders } from '../device/notifications.ts'
import { REMINDER_CACHE } from '../device/reminderCache.ts'
import { deviceOffsetAt, localNow } from '../device/useNow.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { deleteReminderTimes, storeReminderTimes, readReminderTimes } from './storedReminderTimes.ts'
import { cachedReminderPlan } from './useReminders.ts'

interface Reminded {
  diary: OpenDiary
  device: DeviceDatabase
  /** The page's language, asked for each reminder. */
  language: () => Language
}

/**
 * Shows the reminders of a diary while this page is open, and stores their times for when it is locked. [REM-9, REM-10]
 */
export function startPageReminders({ diary, device, language }: Reminded): () => void {
  const turn = takeTurns(`reminders:${diary.database}`, () => local.look())
  const local = openPageReminders({
    now: Date.now,
    place: deviceOffsetAt,
    since: beginningOfPage(),
    isMine: () => turn.isMine() || document.visibilityState === 'visible',
    show: ({ key, sound, vibration }, at) =>
      remindByWorker({
        say: 'remind',
        key,
        at,
        language: language(),
        hasSound: sound,
        hasVibration: vibration,
      }),
    later: (act, ms) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  })
  const endHearing = hear(diary, device, local)
  const over = new AbortController()
  document.addEventListener('visibilitychange', local.look, { signal: over.signal })
  addEventListener('pageshow', local.look, { signal: over.signal })
  return () => {
    over.abort()
    endHearing()
    turn.end()
    local.end()
  }
}

function hear(diary: OpenDiary, device: DeviceDatabase, local: PageReminders): () => void {
  let isOver = false
  const readKept = async (): Promise<void> => {
    const kept = await readReminderTimes(device, diary.who, dayOf(localNow()))
    if (kept !== null && !isOver) local.become(kept)
  }
  const take = (reminding: ReminderPlan): void => {
    local.become(reminding)
    // A failed write is repeated with the next change, or at the next start.
    storeReminderTimes(device, diary.who, reminding).catch(() => undefined)
  }
  const end = (): void => {
    isOver = true
  }
  if (diary.lock.is === 'locked') {
    readKept().catch(() => undefined)
    return end
  }
  const watched = cachedReminderPlan(diary)
  const look = (): void => {
    const seen = watched.current()
    if (seen.is === 'read') take(seen.value)
    if (seen.is === 'failed') readKept().catch(() => undefined)
  }
  const unsubscribe = watched.subscribe(look)
  look()
  return () => {
    end()
    unsubscribe()
  }
}

/**
 * Of several background pages one shows them; a visible page always may, because the browser may have suspended the
 * others. The service worker shows each only once. [REM-10]
 */
function takeTurns(name: string, onTurn: () => void): { isMine: () => boolean; end: () => void } {
  const over = new AbortController()
  let isMine = false
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      isMine = true
      over.signal.addEventListener('abort', () => resolve())
      onTurn()
    })
  // No locks over plain http (D56), where nothing can be shown either. Rejects if aborted while waiting.
  navigator.locks?.request(name, { signal: over.signal }, hold).catch(() => undefined)
  return { isMine: () => isMine, end: () => over.abort() }
}

const LOADING_MS = 30 * SECOND_MS

/** Reminders due while the page was loading are shown; a diary opened later in an old page starts now. */
function beginningOfPage(): number {
  const age = performance.now()
  return Date.now() - (age < LOADING_MS ? age : 0)
}

/** A device without an owner: removes the stored times, shown notifications and their records. [REM-9] */
export async function clearPageReminders(device: DeviceDatabase): Promise<void> {
  if (!(await deleteReminderTimes(device))) return
  await Promise.allSettled([closeShownReminders(), globalThis.caches?.delete(REMINDER_CACHE)])
}

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
      // A reminder turned on half a minute after its time must not come immediately. [REM-7]
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
