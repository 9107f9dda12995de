import { isFields } from '@reprieve/contract/fields.ts'
import { remindersFromSettings } from '@reprieve/contract/reminders/reminderWire.ts'
import { settingsGroupsToWire } from '@reprieve/contract/settings/settingsGroups.ts'
import {
  dueBetween,
  nextDue,
  type DueReminder,
  type ReminderPlan,
} from '@reprieve/domain/reminders/dueReminders.ts'
import { findPlaceByZone } from '@reprieve/domain/schedule/zone.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, type Place } from '@reprieve/domain/time/place.ts'
import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Chore } from '../jobs/chores.ts'
import { queueJob } from '../jobs/jobStore.ts'
import { sweepAnonymous } from './anonymousSubscriptionStore.ts'
import { insertNotes, type StoredPushNote } from './pushNoteStore.ts'
import {
  claimDue,
  dropEndedSubscriptions,
  dropSubscription,
  findDueSubscriptions,
  isAnyDue,
  repairDueTimes,
  type DueSubscription,
  type StoredReminders,
} from './store.ts'

export const PUSH_JOB = 'push'

/** A reminder later than this is no longer sent. [PUSH-8] */
export const LATE_MS = 30 * MINUTE_MS

const AT_ONCE = 100

interface Plan {
  due: readonly DueReminder[]
  next: number | null
}

/** The person's reminders; everybody has the first one. [REM-2] */
export const readStoredReminders = (
  { groups, reminders }: StoredReminders,
  at: number,
  place: Place,
): ReminderPlan =>
  remindersFromSettings(
    isFields(reminders) ? reminders : settingsGroupsToWire(groups ?? {}),
    dayOf(momentAt(at, place)),
  )

/** Returns how many messages were queued. A device that another process handles is left to it. [PUSH-6] */
export async function queueDueReminders(db: Db, now: number, onQueued: () => void): Promise<number> {
  const faults: unknown[] = []
  let queued = 0
  for (let isMore = await isAnyDue(db, now); isMore;) {
    const batch = await inTransaction(db, (trx) => queueBatch(trx, now))
    if (batch.queued > 0) onQueued()
    queued += batch.queued
    faults.push(...batch.faults)
    isMore = batch.found === AT_ONCE
  }
  if (faults.length > 0) throw faults[0]
  return queued
}

interface Batch {
  found: number
  queued: number
  faults: unknown[]
}

/** Writes message, job and progress together or not at all. [PUSH-6] */
async function queueBatch(trx: Trx, now: number): Promise<Batch> {
  const found = await findDueSubscriptions(trx, { now, most: AT_ONCE })
  const faults: unknown[] = []
  const planned = found
    .filter((one) => !one.isOver)
    .map((one) => ({ ...one, plan: planSubscription(one, { now, onFault: (fault) => faults.push(fault) }) }))
  for (const ended of found.filter((one) => one.isOver)) await dropSubscription(trx, ended)
  const claimed = await claimDue(
    trx,
    planned.map(({ plan, ...one }) => ({ ...one, next: plan.next })),
    now,
  )
  const ours = planned.filter(({ subId }) => claimed.has(subId))
  const notes = ours.flatMap(({ userId, subId, plan }) =>
    plan.due.map(({ key, at }) => ({
      userId,
      noteId: randomUUID(),
      subId,
      reminder: key,
      at: new Date(at),
    })),
  )
  const queued = notes.length === 0 ? 0 : await queueNotes(trx, notes, now)
  return { found: found.length, queued, faults }
}

/** A fault in one person's reminders must not hold up everybody else: they are tried again in an hour. */
function planSubscription(
  one: DueSubscription,
  { now, onFault }: { now: number; onFault: (fault: unknown) => void },
): Plan {
  try {
    return computePlan(one, now)
  } catch (fault) {
    onFault(fault)
    return { due: [], next: now + HOUR_MS }
  }
}

/** [PUSH-7, PUSH-8] */
function computePlan({ zone, checkedTo, ...stored }: DueSubscription, now: number): Plan {
  const place = zone === null ? null : findPlaceByZone(zone)
  if (place === null) return { due: [], next: null }
  const after = Math.max(checkedTo, now - LATE_MS - 1)
  const reminding = readStoredReminders(stored, Math.min(after, now), place)
  return {
    due: after < now ? dueBetween(reminding, { after, until: now }, place) : [],
    // If the clock goes back, reminders must not repeat.
    next: nextDue(reminding, Math.max(checkedTo, now), place),
  }
}

async function queueNotes(trx: Trx, notes: readonly StoredPushNote[], now: number): Promise<number> {
  const added = await insertNotes(trx, notes)
  for (const { userId, noteId } of added) await queueJob(trx, { userId, kind: PUSH_JOB, about: noteId }, now)
  return added.length
}

const atIt = new WeakSet<Db>()

/** A run that takes longer than its interval is not started a second time in parallel. */
const dueChore: Chore = {
  name: 'reminders-due',
  everyMs: 2 * SECOND_MS,
  async run({ db, wakeJobs }, now) {
    if (atIt.has(db)) return
    atIt.add(db)
    try {
      await queueDueReminders(db, now, wakeJobs)
    } finally {
      atIt.delete(db)
    }
  },
}

const healChore: Chore = {
  name: 'reminders',
  everyMs: HOUR_MS,
  async run({ db }, now) {
    await dropEndedSubscriptions(db)
    await repairDueTimes(db, now)
    await sweepAnonymous(db, now)
  },
}

export const reminderChores: readonly Chore[] = [dueChore, healChore]
