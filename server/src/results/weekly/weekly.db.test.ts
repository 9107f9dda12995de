import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../../testing/testApp.ts'
import { weeklyChore } from './weeklyChore.ts'
import { weeklyLetter } from './weeklyLetter.ts'

const DAY = 86_400_000
/** Nine in the morning in London, on a Monday. */
const MONDAY = Date.UTC(2030, 0, 14, 9)

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = MONDAY
  // Nobody of an earlier test.
  await server.db.deleteFrom('email_preference').execute()
})

const run = (now = server.clock.now, more: { isLocal?: boolean; signingKey?: string } = {}) => {
  const { isLocal = true, signingKey = 'signing' } = more
  const config = { ...server.services.config, isLocal, publicUrl: 'https://diary.example.org' }
  return weeklyChore.run({ db: server.db, config, signingKey, wakeMail: () => {}, wakeJobs: () => {} }, now)
}

async function subscriber(timezone: string | null, language = 'en'): Promise<TestPerson> {
  const person = await server.signUp()
  await server.call('core/update-email-subscriptions', { reminders_and_updates: true }, { person })
  await server.db
    .updateTable('account')
    .set({ timezone, language })
    .where('user_id', '=', person.userId)
    .execute()
  return person
}

const weeklyTo = ({ userId }: TestPerson) =>
  server.db
    .selectFrom('mail')
    .select(['subject', 'body_text', 'body_html', 'unsubscribe_link'])
    .where('user_id', '=', userId)
    .where('subscription', '=', 'reminders_and_updates')
    .orderBy('mail_id')
    .execute()
const countTo = async (person: TestPerson) => (await weeklyTo(person)).length

const unsent = async ({ userId }: TestPerson) => {
  const rows = await server.db
    .selectFrom('mail')
    .select('mail_id')
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null)
    .execute()
  return rows.length
}

const write = (person: TestPerson, timing: number, more = {}) =>
  server.call(
    'sync/create-record',
    {
      client_id: randomUUID(),
      record_type: 'pain_record',
      content: {
        pain_record_type: 'PainRecord',
        severity: 9,
        notes: 'canary-note',
        timing,
        time_offset: 0,
        deleted: 0,
        ...more,
      },
    },
    { person },
  )

test('[REM-20] who switched it on gets one a week, by their own clock; who did not gets none', async () => {
  const [london, tokyo, nowhere] = [
    await subscriber('Europe/London'),
    await subscriber('Asia/Tokyo'),
    await subscriber(null),
  ]
  const other = await server.signUp()
  await server.call('core/update-email-subscriptions', { newsletters: true }, { person: other })
  const counts = async () => [
    await countTo(london),
    await countTo(tokyo),
    await countTo(nowhere),
    await countTo(other),
  ]
  // Nine in Tokyo is midnight here.
  await run(MONDAY - 9 * 3_600_000)
  expect(await counts()).toEqual([0, 1, 0, 0])
  await run(MONDAY - 60_000)
  expect(await counts()).toEqual([0, 1, 0, 0])
  for (const at of [0, 10 * 60_000, DAY, 2 * DAY, 3 * DAY, 6 * DAY]) await run(MONDAY + at)
  expect(await counts()).toEqual([1, 1, 1, 0])
  await run(MONDAY + 7 * DAY)
  expect(await counts()).toEqual([2, 2, 2, 0])
})

test('[REM-20] who moves to another zone gets it once all the same', async () => {
  const person = await subscriber('Pacific/Kiritimati')
  await run(MONDAY - 14 * 3_600_000)
  await server.db
    .updateTable('account')
    .set({ timezone: 'Pacific/Honolulu' })
    .where('user_id', '=', person.userId)
    .execute()
  await run(MONDAY + 10 * 3_600_000)
  expect(await countTo(person)).toBe(1)
})

test('[REM-20] two servers at once send it once, and one that dies half way leaves it to the next', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => subscriber('UTC')))
  await Promise.all([run(), run(), run(), run()])
  expect(await Promise.all(people.map(countTo))).toEqual(people.map(() => 1))
  // What breaks off after the mark and before the mail leaves neither.
  const person = await subscriber('UTC')
  await expect(run(MONDAY, { signingKey: null as never })).rejects.toThrow(TypeError)
  expect(await countTo(person)).toBe(0)
  await run()
  expect(await countTo(person)).toBe(1)
})

test('[REM-20] who switched off, is not activated or is being deleted gets none', async () => {
  const [off, closed, going, gone] = await Promise.all(Array.from({ length: 4 }, () => subscriber('UTC')))
  await server.call('core/update-email-subscriptions', { reminders_and_updates: false }, { person: off! })
  await server.db
    .updateTable('account')
    .set({ activated_at: null })
    .where('user_id', '=', closed!.userId)
    .execute()
  for (const one of [going!, gone!]) await server.call('core/delete-user', {}, { person: one })
  await run()
  expect(await Promise.all([off!, closed!, going!, gone!].map(countTo))).toEqual([0, 0, 0, 0])
})

test('[REM-20] where no mail can leave none is written, and the week is not used up', async () => {
  const person = await subscriber('UTC')
  await run(MONDAY, { isLocal: false })
  expect(await countTo(person)).toBe(0)
  await run()
  expect(await countTo(person)).toBe(1)
})

test('[REM-21] it counts the days of the week before, each once, and tells nothing of what was written', async () => {
  const person = await subscriber('UTC')
  const at = (day: number, hour: number) => Date.UTC(2030, 0, day, hour)
  for (const timing of [at(6, 12), at(7, 1), at(7, 20), at(9, 12), at(13, 23), at(14, 8)])
    await write(person, timing)
  // Late on Sunday for the person, already Monday here.
  await write(person, at(14, 2), { time_offset: -5 * 3_600_000 })
  await write(person, at(10, 12), { deleted: 1 })
  await run()
  const [mail] = await weeklyTo(person)
  expect(mail!.body_text).toContain('on 3 days.')
  expect(mail!.body_text).toMatch(/Your next reminder: |You have no reminders turned on/)
  expect(mail!.subject).toBe('Your week with Reprieve')
  expect(mail!.subject + mail!.body_text + mail!.body_html).not.toMatch(/canary|severity|9\/10/)
})

test('[REM-21, SET-25] it is in the language of the person and has the link that ends it', async () => {
  const person = await subscriber('Europe/Berlin', 'de')
  await run()
  const [mail] = await weeklyTo(person)
  expect(mail!.subject).toBe('Ihre Woche mit Reprieve')
  expect(mail!.body_text).toContain('nichts in Ihr Tagebuch geschrieben')
  server.services.mailRunner.wake()
  await vi.waitFor(async () => expect(await unsent(person)).toBe(0), { timeout: 10_000 })
  const link = mail!.unsubscribe_link!
  expect(link).toMatch(/^https:\/\/diary\.example\.org\/unsubscribe\/[\w-]{43}$/)
  expect(mail!.body_text).toContain(link)
  expect(mail!.body_html).toContain(`href="${link}"`)
  const answer = await server.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  await run(MONDAY + 7 * DAY)
  expect(await countTo(person)).toBe(1)
})

test('[REM-21] the letter differs from language to language, with no place of a value left open', () => {
  const week = { nextReminder: MONDAY, zone: 'Asia/Seoul', link: 'https://diary.example.org' }
  const letters = LANGUAGES.flatMap((language) =>
    [0, 1, 2, 5, 7].map((days) => JSON.stringify(weeklyLetter(language, { ...week, days }))),
  )
  expect(new Set(letters).size).toBe(letters.length)
  for (const letter of letters) expect(letter).not.toMatch(/\{days|\{time|#|undefined|NaN/)
  expect(weeklyLetter('en', { ...week, days: 1 }).before[1]).toBe(
    'Last week you wrote in your diary on 1 day.',
  )
  expect(weeklyLetter('en', { ...week, days: 1 }).before[2]).toMatch(
    /^Your next reminder: Monday,? .*14.* 6:00\sPM\.$/,
  )
})
