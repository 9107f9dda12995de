import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callApi } from '../harness/apiCall.ts'
import { mailsTo, newPerson } from '../harness/person.ts'
import { startServer } from '../harness/serverProcess.ts'

/** Ten in the morning in UTC, which applies to people without a known time zone. */
const MONDAY = Date.UTC(2026, 10, 16, 10)
const PEOPLE = 12
/** The mails that the killed server may have been sending: they are not sent again, because they may have left. */
const PORTION = 5

test('[REM-20, JOB-9] with two servers that start together, one of them killed, nobody gets a second summary of the week @long', async () => {
  const first = await startServer({ clockShiftMs: MONDAY - Date.now() })
  const { dataDir, outboxKey } = first
  const sessions = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(first)))
  for (const session of sessions)
    await callApi({ port: first.port, session }, 'core/update-email-subscriptions', {
      reminders_and_updates: true,
    })
  await first.stop()
  // When the weekly chore is due again, which ran at the first start.
  const clockShiftMs = MONDAY + 11 * 60_000 - Date.now()
  const [again, second] = await Promise.all([
    first.again({ clockShiftMs }),
    startServer({ dataDir, outboxKey, clockShiftMs }),
  ])
  await again.kill9()
  const counts = () =>
    Promise.all(
      sessions.map(async ({ username }) => {
        const mails = await mailsTo(second, username)
        return mails.filter(({ subject }) => subject === 'Your week with Reprieve').length
      }),
    )
  const third = await again.again()
  const sum = async () => (await counts()).reduce((all, one) => all + one)
  // The killed server may have held the turn, for a minute.
  await expect.poll(sum, { timeout: 100_000 }).toBeGreaterThanOrEqual(PEOPLE - PORTION)
  await wait(5_000)
  expect(Math.max(...(await counts()))).toBe(1)
  await third.stop()
  await second.remove()
})
