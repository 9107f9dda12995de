import { nextDue } from '@reprieve/domain/reminders/dueReminders.ts'
import { daysLogged, weekToSum } from '@reprieve/domain/reminders/weeklySummary.ts'
import { findPlaceByZone } from '@reprieve/domain/schedule/zone.ts'
import { MINUTE_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { momentAt } from '@reprieve/domain/time/place.ts'
import { queueSubscribed, type SubscribedMailContext } from '../../access/subscribedMail.ts'
import type { Trx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { runEachSeparately, untilStopped, type Chore, type ChoreServices } from '../../jobs/chores.ts'
import { storedLanguage } from '../../outside/letter.ts'
import { canMail } from '../../outside/mail.ts'
import { readStoredReminders } from '../../reminders/dueReminders.ts'
import { findReminders } from '../../reminders/store.ts'
import { loggedDays } from './loggedDayStore.ts'
import { weeklyLetter } from './weeklyLetter.ts'
import { claimWeek, findWeeklyRecipients, findTimezones, lockWeeklyRecipient } from './weeklySummaryStore.ts'

const NO_ZONE = 'UTC'

async function sendWeekly(services: ChoreServices, now: Instant): Promise<void> {
  const { db, config, signingKey, wakeMail, stopping } = services
  if (!canMail(config)) return
  const sender = { signingKey, publicUrl: config.publicUrl, now }
  const due = (await findTimezones(db)).flatMap((timezone) => {
    const week = weekToSum(momentAt(now, findPlaceOrUtc(timezone).place))
    return week === null ? [] : [{ timezone, week }]
  })
  await runEachSeparately(untilStopped(due, stopping), async ({ timezone, week }) =>
    runEachSeparately(untilStopped(await findWeeklyRecipients(db, { timezone, week }), stopping), (userId) =>
      inTransaction(db, (trx) => sendTo(trx, { userId, week }, sender)),
    ).finally(wakeMail),
  )
}

/** An unknown zone counts as UTC: the summary may come at another hour, but it comes. */
function findPlaceOrUtc(timezone: string | null): {
  zone: string
  place: NonNullable<ReturnType<typeof findPlaceByZone>>
} {
  const place = timezone === null ? null : findPlaceByZone(timezone)
  return timezone === null || place === null ? { zone: NO_ZONE, place: () => 0 } : { zone: timezone, place }
}

/** Writes mark and mail together: of two servers the second finds the mark, and a crash leaves neither. */
async function sendTo(
  trx: Trx,
  { userId, week }: { userId: number; week: LocalDay },
  sender: SubscribedMailContext & { now: Instant },
): Promise<void> {
  // Locks the account row: a person who is being deleted right now gets no mail (D24).
  const account = await lockWeeklyRecipient(trx, userId)
  if (account === null || !(await claimWeek(trx, userId, week))) return
  const { zone, place } = findPlaceOrUtc(account.timezone)
  const language = storedLanguage(account.language)
  const reminding = readStoredReminders(await findReminders(trx, userId), sender.now, place)
  const letter = weeklyLetter(language, {
    days: daysLogged(await loggedDays(trx, userId, week), week),
    nextReminder: nextDue(reminding, sender.now, place),
    zone,
    link: sender.publicUrl,
  })
  await queueSubscribed(
    trx,
    { userId, to: account.email, language, kind: 'reminders_and_updates', letter },
    sender,
  )
}

export const weeklyChore: Chore = { name: 'weekly-summary', everyMs: 10 * MINUTE_MS, run: sendWeekly }
