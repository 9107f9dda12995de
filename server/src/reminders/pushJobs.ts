import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import type { Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { FALLBACK_LANGUAGE } from '@reprieve/domain/settings/language.ts'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { JobEnd, JobKind, JobServices } from '../jobs/jobKind.ts'
import { queueJob } from '../jobs/jobQueue.ts'
import type { PushOutcome } from '../outside/push.ts'
import { LATE_MS, PUSH_JOB, readStoredReminders, type StoredReminders } from './due.ts'
import { dropNote, dropSubscription, isSubscriptionOver, REMINDERS_ID } from './store.ts'

const SHORTEST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 300 * SECOND_MS

/** In a row; then the subscription is dropped, and a browser that still exists registers again. [PUSH-9] */
const MOST_REFUSALS = 10

/** A message to send, to a device that still wants it. */
interface Message extends StoredReminders {
  userId: number
  noteId: string
  subId: string
  reminder: string
  at: number
  endpoint: string
  p256dh: string | null
  auth: string | null
  language: string | null
  ofKey: string
  fails: number
}

async function messageOf(db: Db, userId: number, noteId: string): Promise<Message | null> {
  const { rows } = await sql<Message>`
    select n.user_id as "userId", n.note_id as "noteId", n.sub_id as "subId", n.reminder, n.at, s.endpoint, s.p256dh,
      s.auth, s.language, s.of_key as "ofKey", s.fails, i.groups, s.reminders
    from push_note n
      join push_subscription s on s.user_id = n.user_id and s.sub_id = n.sub_id
      left join session_family f on f.user_id = s.user_id and f.family = s.family
      left join item i on i.user_id = n.user_id and i.client_id = ${REMINDERS_ID}
    where n.user_id = ${userId} and n.note_id = ${noteId} and not ${isSubscriptionOver()}`.execute(db)
  return rows[0] ?? null
}

/** Null if it must not be sent: too late, registered with another key of ours, or turned off meanwhile. */
function reminderOf(message: Message, { push, now }: JobServices): Reminder | null {
  const { reminder, at, ofKey } = message
  if (now() - at > LATE_MS || ofKey !== push.publicKey) return null
  const { reminders } = readStoredReminders(message, at, () => 0)
  return reminders.find(({ key, isOn }) => key === reminder && isOn) ?? null
}

const targetOf = ({ endpoint, p256dh, auth }: Message): PushTarget => ({
  endpoint,
  p256dh: p256dh ?? '',
  auth: auth ?? '',
})

const pushJob: JobKind = {
  name: PUSH_JOB,
  async work({ userId, about }, { services }) {
    const message = await messageOf(services.db, userId, about)
    const reminder = message === null ? null : reminderOf(message, services)
    if (message === null || reminder === null) return (trx) => dropNote(trx, userId, about)
    const outcome = await services.push.send(targetOf(message), {
      reminder: message.reminder,
      at: message.at,
      language: message.language ?? FALLBACK_LANGUAGE,
      hasSound: reminder.sound,
      hasVibration: reminder.vibration,
    })
    return endOf(message, outcome, services.now())
  },
  // Its process crashed in every attempt.
  giveUp:
    ({ userId, about }) =>
    (trx) =>
      dropNote(trx, userId, about),
}

function endOf(message: Message, outcome: PushOutcome, now: number): JobEnd {
  if (outcome === 'gone') return (trx) => dropSubscription(trx, message)
  if (outcome === 'sent') return settled(message, 0)
  if (outcome === 'refused') return settled(message, message.fails + 1)
  return again(message, outcome === 'later' ? usualWait(message, now) : outcome.waitMs, now)
}

/** Each wait is twice as long as the one before. [PUSH-9] */
const usualWait = ({ at }: Message, now: number): number => Math.min(now - at, LONGEST_WAIT_MS)

/** Queues another job for later, until it is too late for a reminder. */
function again({ userId, noteId, at }: Message, waitMs: number, now: number): JobEnd {
  const next = now + Math.max(waitMs, SHORTEST_WAIT_MS)
  if (next - at > LATE_MS) return (trx) => dropNote(trx, userId, noteId)
  return (trx) => queueJob(trx, { userId, kind: PUSH_JOB, about: noteId }, next)
}

const settled =
  (message: Message, fails: number): JobEnd =>
  async (trx) => {
    const { userId, subId, noteId } = message
    if (fails >= MOST_REFUSALS) return dropSubscription(trx, message)
    if (fails !== message.fails)
      await trx
        .updateTable('push_subscription')
        .set({ fails })
        .where('user_id', '=', userId)
        .where('sub_id', '=', subId)
        .execute()
    await dropNote(trx, userId, noteId)
  }

export const pushJobs: readonly JobKind[] = [pushJob]
