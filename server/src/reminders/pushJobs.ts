import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import type { Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { FALLBACK_LANGUAGE } from '@reprieve/domain/settings/language.ts'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { JobEnd, JobKind, JobServices } from '../jobs/jobKind.ts'
import { queueJob } from '../jobs/jobStore.ts'
import type { PushOutcome } from '../outside/push.ts'
import { LATE_MS, PUSH_JOB, readStoredReminders } from './dueReminders.ts'
import { dropNote, findMessage, type PushMessage } from './pushNoteStore.ts'
import { dropSubscription, setFails } from './store.ts'

const SHORTEST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 300 * SECOND_MS

/** In a row; then the subscription is dropped, and a browser that still exists registers again. [PUSH-9] */
const MOST_REFUSALS = 10

/** Null if it must not be sent: too late, registered with another key of ours, or turned off meanwhile. */
function findReminderToSend(message: PushMessage, { push, now }: JobServices): Reminder | null {
  const { reminder, at, ofKey } = message
  if (now() - at > LATE_MS || ofKey !== push.publicKey) return null
  const { reminders } = readStoredReminders(message, at, () => 0)
  return reminders.find(({ key, isOn }) => key === reminder && isOn) ?? null
}

const pushTarget = ({ endpoint, p256dh, auth }: PushMessage): PushTarget => ({
  endpoint,
  p256dh: p256dh ?? '',
  auth: auth ?? '',
})

const pushJob: JobKind = {
  name: PUSH_JOB,
  async work({ userId, about }, { services }) {
    const message = await findMessage(services.db, userId, about)
    const reminder = message === null ? null : findReminderToSend(message, services)
    if (message === null || reminder === null) return (trx) => dropNote(trx, userId, about)
    const outcome = await services.push.send(pushTarget(message), {
      reminder: message.reminder,
      at: message.at,
      language: message.language ?? FALLBACK_LANGUAGE,
      hasSound: reminder.sound,
      hasVibration: reminder.vibration,
    })
    return pushJobEnd(message, outcome, services.now())
  },
  // Its process crashed in every attempt.
  giveUp:
    ({ userId, about }) =>
    (trx) =>
      dropNote(trx, userId, about),
}

function pushJobEnd(message: PushMessage, outcome: PushOutcome, now: number): JobEnd {
  if (outcome === 'gone') return (trx) => dropSubscription(trx, message)
  if (outcome === 'sent') return settled(message, 0)
  if (outcome === 'refused') return settled(message, message.fails + 1)
  return again(message, outcome === 'later' ? usualWait(message, now) : outcome.waitMs, now)
}

/** Each wait is twice as long as the one before. [PUSH-9] */
const usualWait = ({ at }: PushMessage, now: number): number => Math.min(now - at, LONGEST_WAIT_MS)

/** Queues another job for later, until it is too late for a reminder. */
function again({ userId, noteId, at }: PushMessage, waitMs: number, now: number): JobEnd {
  const next = now + Math.max(waitMs, SHORTEST_WAIT_MS)
  if (next - at > LATE_MS) return (trx) => dropNote(trx, userId, noteId)
  return (trx) => queueJob(trx, { userId, kind: PUSH_JOB, about: noteId }, next)
}

const settled =
  (message: PushMessage, fails: number): JobEnd =>
  async (trx) => {
    const { userId, noteId } = message
    if (fails >= MOST_REFUSALS) return dropSubscription(trx, message)
    if (fails !== message.fails) await setFails(trx, message, fails)
    await dropNote(trx, userId, noteId)
  }

export const pushJobs: readonly JobKind[] = [pushJob]
