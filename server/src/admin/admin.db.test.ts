import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { openDb } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { CONSENT } from '../institutions/testInstitution.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { hugePng } from '../testing/hugePng.ts'
import { countLockWaits } from '../testing/lockWaits.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { readCommand, type AdminContext } from './command.ts'
import { COMMANDS } from './commands.ts'

const HOUR = 3_600_000

let server: TestApp
let folder: string
let desk: AdminContext
/** How long a command meant to wait, each time. */
const waits: number[] = []
/** Every statement that a command sent. */
const said: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-admin-'))
  // Withdrawals are listed beside the database.
  server = await openTestApp({ RATE_LIMITS: 'off', DATA_DIR: folder })
  const pool = new Proxy(server.pool, {
    get: (target, key) =>
      key === 'connect'
        ? async () => {
            const client = await target.connect()
            return new Proxy(client, {
              get: (line, name) => {
                const value: unknown = Reflect.get(line, name, line)
                if (name !== 'query') return typeof value === 'function' ? value.bind(line) : value
                return (query: string | { text: string }, ...rest: unknown[]) => {
                  said.push(typeof query === 'string' ? query : query.text)
                  return Reflect.apply(value as () => unknown, line, [query, ...rest])
                }
              },
            })
          }
        : Reflect.get(target, key, target),
  })
  desk = {
    db: openDb(pool),
    now: server.clock.now,
    publicUrl: 'https://diary.example.org',
    say: () => {},
    startedIn: folder,
    sending: {
      signingKey: () => 'signing',
      clock: () => server.clock.now,
      wait: async (ms) => void waits.push(ms),
    },
  }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const admin = async (...args: string[]): Promise<string> => {
  const { command, given } = readCommand(COMMANDS, args)
  return command.run(given, { ...desk, now: server.clock.now })
}
const refusal = (...args: string[]): Promise<string> =>
  admin(...args).then(
    (told) => `not refused: ${told}`,
    (error: unknown) => (error instanceof CannotStart ? error.message : Promise.reject(error)),
  )

function write(name: string, content: unknown): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
}
const PNG = hugePng(64)

/** A clinic that can be joined, made as an operator makes it. */
async function clinic(slug: string): Promise<void> {
  write(`${slug}/institution.json`, {
    slug,
    name: `Clinic ${slug}`,
    sponsors: 'pro',
    recommended: ['what-pain-is'],
  })
  write(`${slug}/texts/en.json`, { consentText: 'May we keep what you answer?' })
  writeFileSync(join(folder, slug, 'logo.png'), PNG)
  await admin('institution', 'save', slug)
  await admin('institution', 'on', slug)
}
const joined = async (slug: string): Promise<TestPerson> => {
  const person = await server.signUp()
  await server.call('institutions/join-institution', { institution: slug, consent: CONSENT }, { person })
  return person
}
const answer = async (person: TestPerson, slug: string) => {
  const { body } = await server.call(
    'questionnaires/get-questionnaire',
    { institution_id: slug, questionnaire_id: 'peg' },
    { person },
  )
  const form = body['questionnaire'] as { url?: string; item: { linkId: string }[] }
  return server.call(
    'questionnaires/submit-questionnaire',
    {
      institution_id: slug,
      questionnaire_id: 'peg',
      response: {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        item: form.item
          .filter(({ linkId }) => !linkId.includes('score'))
          .map(({ linkId }) => ({ linkId, answer: [{ valueInteger: 5 }] })),
      },
      timing: server.clock.now,
      offset: 0,
    },
    { person },
  )
}

test('[ADMIN-2] an institution is made of a folder, changed by it, and switched on and off', async () => {
  await clinic('river')
  const person = await server.signUp()
  const told = async () =>
    (await server.call('institutions/get-institution', { institution: 'river' }, { person })).body
  expect((await told())['institution']).toMatchObject({
    slug: 'river',
    name: 'Clinic river',
    sponsors: 'pro',
  })
  write('river/institution.json', { slug: 'river', name: 'River Clinic' })
  expect(await admin('institution', 'save', 'river')).toMatch(/^river is changed: number \d+/)
  expect((await told())['institution']).toMatchObject({ name: 'River Clinic', sponsors: 'none' })
  await admin('institution', 'off', 'river')
  expect((await told()).result_code).toBe(320)
})

test('[ADMIN-2] what is wrong is told by file and field, and nothing of it is kept', async () => {
  write('bad/institution.json', { slug: 'bad', name: 'Bad', sponsors: 'everything' })
  expect(await refusal('institution', 'save', 'bad')).toContain('sponsors')
  write('bad/institution.json', { slug: '12', name: 'Bad' })
  expect(await refusal('institution', 'save', 'bad')).toContain('slug: small letters')
  write('bad/institution.json', { slug: 'bad', name: 'Bad' })
  write('bad/texts/en.json', { landingTitel: 'Hello' })
  expect(await refusal('institution', 'save', 'bad')).toContain('landingTitel')
  write('bad/texts/en.json', '{')
  expect(await refusal('institution', 'save', 'bad')).toContain('is no JSON')
  write('bad/texts/en.json', {})
  write('bad/logo.png', '<svg onload="alert(1)"/>')
  expect(await refusal('institution', 'save', 'bad')).toContain('a PNG, JPEG or WebP picture')
  // Of a few bytes, and of more points than a phone can hold.
  writeFileSync(join(folder, 'bad', 'logo.png'), hugePng(30_000, 8))
  expect(await refusal('institution', 'save', 'bad')).toMatch(/logo\.png: at most 1,500 pixels wide and high/)
  expect(await refusal('institution', 'on', 'bad')).toContain('There is no institution')
  rmSync(join(folder, 'bad', 'logo.png'))
  await admin('institution', 'save', 'bad')
  expect(await refusal('institution', 'on', 'bad')).toContain('consentText')
})

test('[ADMIN-2] what the database cannot keep, what is no file and what lies elsewhere is refused before anything is kept', async () => {
  const kept = () => server.db.selectFrom('institution').select('slug').where('slug', '=', 'odd').execute()
  write('odd/institution.json', { slug: 'odd', name: 'Odd\u0000' })
  expect(await refusal('institution', 'save', 'odd')).toContain('name: ')
  write('odd/institution.json', { slug: 'odd', name: 'Odd\r\nBcc: x@example.org' })
  expect(await refusal('institution', 'save', 'odd')).toContain('name: ')
  for (const name of ['Odd \u202Eklinik', 'Odd\u2066', '\u200B', ' ', 'x'.repeat(201)]) {
    write('odd/institution.json', { slug: 'odd', name })
    expect(await refusal('institution', 'save', 'odd')).toContain('name: ')
  }
  write('odd/institution.json', { slug: 'odd', name: 'Odd', contact: { phone: 'ask at the desk' } })
  expect(await refusal('institution', 'save', 'odd')).toContain('contact.phone: ')
  write('odd/institution.json', { slug: 'odd', name: 'Odd', contact: { link: 'javascript:alert(1)' } })
  expect(await refusal('institution', 'save', 'odd')).toContain('contact.link: ')
  write('odd/institution.json', '{"slug":"odd","name":"Odd","__proto__":{"sponsors":"subscriber"}}')
  expect(await refusal('institution', 'save', 'odd')).toContain('__proto__')
  write('odd/institution.json', { slug: 'odd', name: 'Odd' })
  write('odd/texts/en.json', { consentText: 'May we?' })
  write('odd/texts/de.json', { consentText: 'D\u00fcrfen wir?\u0000' })
  expect(await refusal('institution', 'save', 'odd')).toContain('consentText: ')
  write('odd/texts/de.json', `"${'x'.repeat(4_000_000)}"`)
  expect(await refusal('institution', 'save', 'odd')).toContain('no file of at most 4 MB')
  rmSync(join(folder, 'odd/texts/de.json'))
  mkdirSync(join(folder, 'odd/texts/de.json'))
  expect(await refusal('institution', 'save', 'odd')).toContain('no file of at most 4 MB')
  rmSync(join(folder, 'odd/texts/de.json'), { recursive: true })
  // Somebody's picture on this server, which everybody would be shown.
  writeFileSync(join(folder, 'avatar'), PNG)
  symlinkSync(join(folder, 'avatar'), join(folder, 'odd/logo.png'))
  expect(await refusal('institution', 'save', 'odd')).toContain('is a link to elsewhere')
  rmSync(join(folder, 'odd/logo.png'))
  renameSync(join(folder, 'odd/texts'), join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'odd/texts'))
  expect(await refusal('institution', 'save', 'odd')).toContain('is a link to elsewhere')
  expect(await refusal('questionnaire', 'upload', 'odd', '/dev/zero')).toContain('There is no institution')
  expect(await kept()).toEqual([])
  // The folder itself may be reached by one.
  rmSync(join(folder, 'odd/texts'))
  symlinkSync(join(folder, 'odd'), join(folder, 'by-link'))
  expect(await admin('institution', 'save', 'by-link')).toContain('odd is made')
  expect(await refusal('questionnaire', 'upload', 'odd', '/dev/zero')).toContain('no file of at most 4 MB')
})

test('[ADMIN-2, INST-19] an institution that is on never loses the text to consent to', async () => {
  await clinic('shore')
  write('shore/institution.json', { slug: 'shore', name: 'Renamed' })
  write('shore/texts/en.json', { landingTitle: 'Welcome', consentText: '  ' })
  expect(await refusal('institution', 'save', 'shore')).toContain('needs a consentText')
  const person = await server.signUp()
  const { body } = await server.call('institutions/get-institution', { institution: 'shore' }, { person })
  expect(body['institution']).toMatchObject({
    name: 'Clinic shore',
    consent_text: 'May we keep what you answer?',
  })
  await admin('institution', 'off', 'shore')
  expect(await admin('institution', 'save', 'shore')).toContain('shore is changed')
  expect(await refusal('institution', 'on', 'shore')).toContain('consentText')
})

test('[ADMIN-2] who mistypes is told how it goes, and nothing is done', async () => {
  expect(await refusal()).toContain('institution save <folder>')
  expect(await refusal('toString')).toContain('npm run admin -- …')
  expect(await refusal('invite', 'river')).toContain('Use it as in: npm run admin -- invite')
  expect(await refusal('export', 'river')).toContain('--to')
  expect(await refusal('code', 'registration', 'river', '--uses', '0')).toContain('whole number')
  expect(await refusal('institution', 'on', 'river', '--force')).toContain('--force')
  for (const address of ['nobody', 'a,b@example.org', 'a@b@example.org', 'x\u001b[2J@example.org'])
    expect(await refusal('invite', 'river', address)).toContain('no e-mail address')
})

test('[ADMIN-2, QST-25] a questionnaire is brought by name or file, refused by linkId, and ended', async () => {
  await clinic('lake')
  const confirmed = ['--licence-confirmed-by', 'The operator']
  expect(
    await admin('questionnaire', 'upload', 'lake', 'peg', '--every', '7', '--due-days', '3', ...confirmed),
  ).toContain('peg is asked by lake')
  expect(await refusal('questionnaire', 'upload', 'lake', 'phq-4')).toContain('licence_confirmed_by: missing')
  write('own.json', {
    resourceType: 'Questionnaire',
    status: 'active',
    copyright: 'ours',
    item: [{ linkId: 'q1', type: 'attachment', text: 'A picture' }],
  })
  expect(await refusal('questionnaire', 'upload', 'lake', 'own.json', '--id', 'own', ...confirmed)).toMatch(
    /^ {2}q1: /m,
  )
  expect(await refusal('questionnaire', 'end', 'lake', 'own')).toContain('does not ask own')
  expect(await admin('questionnaire', 'end', 'lake', 'peg')).toContain('asks peg no more')
})

test('[ADMIN-6, INST-4] an invitation shows its code once, or mails it, and then shows it to nobody', async () => {
  await clinic('hill')
  for (const name of ['\u202Eskcab', 'Backs\nBcc: x', 'x'.repeat(201)])
    expect(await refusal('study', 'add', 'hill', 'back-2026', '--name', name)).toContain('--name: one to 200')
  await admin('study', 'add', 'hill', 'back-2026', '--name', 'Backs')
  const shown = await admin('invite', 'hill', 'anna@example.org', '--study', 'back-2026')
  expect(shown).toMatch(
    /https:\/\/diary\.example\.org\/login\?institution=hill&activation_code=[\dA-Z-]{20,}/,
  )
  const mailed = await admin('invite', 'hill', 'bert@example.org', '--mail', '--language', 'de')
  expect(mailed).not.toMatch(/activation_code/)
  const [mail] = await server.mailTo('bert@example.org')
  expect(mail).toContain('Clinic hill lädt Sie ein')
  expect(mail).toContain('activation_code=')
  const { subject } = await server.db
    .selectFrom('mail')
    .select('subject')
    .where('to_address', '=', 'bert@example.org')
    .executeTakeFirstOrThrow()
  expect(subject).not.toContain('hill')
  await admin('study', 'off', 'hill', 'back-2026')
  expect(await refusal('invite', 'hill', 'c@example.org', '--study', 'back-2026')).toContain('no open study')
  expect(await admin('code', 'registration', 'hill', '--uses', '3')).toContain('for 3 people and 90 days')
})

test('[ADMIN-3] the export holds what was consented to, tells everybody in it, and overwrites nothing', async () => {
  await clinic('wood')
  await admin('questionnaire', 'upload', 'wood', 'peg', '--licence-confirmed-by', 'The operator')
  const [stays, leaves, withdraws] = [await joined('wood'), await joined('wood'), await joined('wood')]
  for (const person of [stays, leaves, withdraws])
    expect((await answer(person, 'wood')).body.result_code).toBe(0)
  await server.call('institutions/leave-institution', { institution: 'wood' }, { person: leaves })
  await server.call('institutions/withdraw-consent', { institution: 'wood' }, { person: withdraws })
  const file = join(folder, 'wood.jsonl')
  expect(await admin('export', 'wood', '--to', 'wood.jsonl')).toContain('2 answers of 2 members')
  const text = readFileSync(file, 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    questionnaire_id: 'peg',
    response: { resourceType: 'QuestionnaireResponse' },
  })
  expect(text).not.toContain(CONSENT.full_name)
  expect(text).not.toContain(stays.email)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.startsWith('wood.'))).toEqual(['wood.jsonl'])
  expect(await refusal('export', 'wood', '--to', 'wood.jsonl')).toContain('is there already')
  const readings = async (person: TestPerson) => {
    const { body } = await server.call('core/get-access-log', {}, { person })
    return (body['entries'] as { event: string }[]).filter(({ event }) => event === 'institution-read').length
  }
  expect([await readings(stays), await readings(leaves), await readings(withdraws)]).toEqual([1, 1, 0])
  expect((await server.call('core/delete-user', {}, { person: stays })).body.result_code).toBe(0)
  expect(await admin('export', 'wood', '--to', 'wood-later.jsonl')).toContain('1 answers of 1 members')
})

test('[ADMIN-3, CONS-6] who withdraws while it is written is not in it, and is told of no reading', async () => {
  await clinic('fall')
  await admin('questionnaire', 'upload', 'fall', 'peg', '--licence-confirmed-by', 'The operator')
  const person = await joined('fall')
  await answer(person, 'fall')
  const line = await server.pool.connect()
  let writing: Promise<string>
  try {
    await line.query('begin')
    await line.query('select from account where user_id = $1 for update', [person.userId])
    writing = admin('export', 'fall', '--to', 'fall.jsonl')
    await vi.waitFor(async () => expect(await countLockWaits(server.pool)).not.toBe(0), { timeout: 20_000 })
    await line.query('update membership set withdrawn_at = now(), ended_at = now() where user_id = $1', [
      person.userId,
    ])
    await line.query('commit')
  } finally {
    line.release()
  }
  expect(await writing).toContain('0 answers of 0 members')
  expect(readFileSync(join(folder, 'fall.jsonl'), 'utf8')).toBe('')
  const readings = await server.db
    .selectFrom('institution_reading')
    .select('at')
    .where('user_id', '=', person.userId)
    .execute()
  expect(readings).toEqual([])
})

test('[ADMIN-4] queues are counts', async () => {
  const letter = { userId: null, to: 'late@example.org', subject: 'Your code', text: 't', html: 'h' }
  await inTransaction(server.db, (trx) => queueMail(trx, letter, server.clock.now + HOUR))
  const at = new Date(server.clock.now - HOUR)
  const later = new Date(server.clock.now + HOUR)
  const job = { user_id: 1, kind: 'report', about: randomUUID(), attempts: 1, run_at: later, created_at: at }
  await server.db
    .insertInto('job')
    .values({ job_id: randomUUID(), ...job })
    .execute()
  const told = await admin('queues')
  expect(told).toBe(
    'report: 1 waiting, 1 of them tried before, the oldest for 60 min\n' +
      'mail: 1 waiting, 0 of them tried before, the oldest for 0 min',
  )
  expect(told).not.toMatch(/@|example/)
})

test('[ADMIN-7, D17] somebody is signed out on every device and finds it in their log; so is everybody', async () => {
  const ann = await server.signUp({ username: 'ann-of-admin' })
  const bob = await server.signUp({ username: 'bob-of-admin' })
  const code = async (person: TestPerson) =>
    (await server.call('core/list-sessions', {}, { person })).body.result_code
  expect(await admin('sessions', 'end', 'Ann-of-Admin')).toBe('They are signed out on every device.')
  expect([await code(ann), await code(bob)]).toEqual([143, 0])
  const events = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', ann.userId)
    .orderBy('line', 'desc')
    .execute()
  expect(events[0]).toEqual({ event: 'signed-out-everywhere' })
  expect(await refusal('sessions', 'end', 'nobody-at-all')).toBe('Nobody signs in by this name or address.')
  expect(await admin('sessions', 'end-all')).toMatch(/^[1-9]\d* sessions have ended\.$/)
  expect(await code(bob)).toBe(143)
})

const MAY = { reminders_and_updates: true, newsletters: true, special_offers: true }

async function reader(language = 'en', wishes: object = { newsletters: true }): Promise<TestPerson> {
  const person = await server.signUp()
  await server.call('core/update-email-subscriptions', wishes, { person })
  await server.db.updateTable('account').set({ language }).where('user_id', '=', person.userId).execute()
  return person
}
const lettersTo = ({ userId }: TestPerson) =>
  server.db
    .selectFrom('mail')
    .select(['subject', 'body_text', 'body_html', 'unsubscribe_link', 'subscription'])
    .where('user_id', '=', userId)
    .where('subscription', 'is not', null)
    .orderBy('mail_id')
    .execute()
const subjectsTo = async (person: TestPerson) => (await lettersTo(person)).map(({ subject }) => subject)

/** Does this wherever a command waits. */
const waiting = (wait: () => Promise<unknown>): AdminContext => ({
  ...desk,
  sending: { ...desk.sending!, wait },
})

/** Nobody of another test is written to. */
const nobodyElse = () => server.db.deleteFrom('email_preference').execute()

test('[ADMIN-8, SET-25] a newsletter goes in the language of each to who wants it, once, with a link that ends it', async () => {
  await nobodyElse()
  write('june/en.txt', 'News of June\r\n\r\nHello,\r\nfirst & last.\r\n\r\nBye.\r\n')
  write('june/de.txt', '\uFEFFNeues im Juni\n\nGuten Tag!\n')
  const [en, de, ko] = [await reader(), await reader('de', MAY), await reader('ko')]
  const [offers, closed, going] = [
    await reader('en', { special_offers: true }),
    await reader(),
    await reader(),
  ]
  await server.db
    .updateTable('account')
    .set({ activated_at: null })
    .where('user_id', '=', closed.userId)
    .execute()
  await server.call('core/delete-user', {}, { person: going })
  const dry = await admin('mail', 'send', 'newsletters', 'june', '--dry-run')
  expect(dry).toBe('To be sent: 3. Had june before: 0.\n  de: 1\n  en: 1\n  ko: 1 (in en)\nNothing was sent.')
  const all = [en, de, ko, offers, closed, going]
  const subjects = async () => (await Promise.all(all.map(subjectsTo))).map((told) => told.join())
  expect(await subjects()).toEqual(['', '', '', '', '', ''])
  waits.length = 0
  expect(await admin('mail', 'send', 'newsletters', 'june', '--rate', '30')).toBe(
    'Mails of june on their way: 3.',
  )
  expect(waits).toEqual([2_000, 2_000])
  const once = ['News of June', 'Neues im Juni', 'News of June', '', '', '']
  expect(await subjects()).toEqual(once)
  expect(await admin('mail', 'send', 'newsletters', 'june')).toContain('on their way: 0.')
  expect(await subjects()).toEqual(once)

  const [mail] = await lettersTo(en)
  expect(mail!.body_html).toContain('<p>Hello,<br>first &amp; last.</p>')
  expect(mail!.body_text).toContain('you turned on “Newsletters”')
  expect((await lettersTo(de))[0]!.body_text).toContain(
    'Abbestellen:\nhttps://diary.example.org/unsubscribe/',
  )
  const link = mail!.unsubscribe_link!
  expect(mail!.body_text).toContain(link)
  const pressed = await server.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
  write('july/en.txt', 'News of July\n\nHello.')
  expect(await admin('mail', 'send', 'newsletters', 'july', '--dry-run')).toContain('To be sent: 2.')
})

test('[ADMIN-8] what is cut off goes on where it was, and two at once write to nobody twice', async () => {
  await nobodyElse()
  write('may/en.txt', 'News of May\n\nHello.')
  const people = await Promise.all(Array.from({ length: 5 }, () => reader()))
  const counts = async () => (await Promise.all(people.map(subjectsTo))).map((told) => told.length)
  const { command, given } = readCommand(COMMANDS, ['mail', 'send', 'newsletters', 'may'])
  const killed = new Error('killed')
  let left = 2
  const dying = waiting(() => ((left -= 1) === 0 ? Promise.reject(killed) : Promise.resolve()))
  await expect(command.run(given, dying)).rejects.toBe(killed)
  expect((await counts()).filter((count) => count === 1)).toHaveLength(2)
  const both = await Promise.all([
    admin('mail', 'send', 'newsletters', 'may'),
    admin('mail', 'send', 'newsletters', 'may'),
  ])
  expect(both.map((told) => Number(/\d+/.exec(told)?.[0])).reduce((sum, one) => sum + one)).toBe(3)
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
})

test('[ADMIN-8] who switches off while it is sent gets none', async () => {
  await nobodyElse()
  write('april/en.txt', 'News of April\n\nHello.')
  const people = [await reader(), await reader(), await reader()]
  const { command, given } = readCommand(COMMANDS, ['mail', 'send', 'newsletters', 'april'])
  const off = async () => {
    for (const person of people)
      await server.call('core/update-email-subscriptions', { newsletters: false }, { person })
  }
  expect(await command.run(given, waiting(off))).toBe('Mails of april on their way: 1.')
})

test('[ADMIN-8] what is wrong is told by its file, and nothing is sent', async () => {
  await nobodyElse()
  const person = await reader('en', MAY)
  const sending = (...words: string[]) => refusal('mail', 'send', ...words)
  write('good/en.txt', 'Good\n\nHello.')
  expect(await sending('reminders', 'good')).toContain('one of newsletters, offers')
  expect(await sending('constructor', 'good')).toContain('one of newsletters, offers')
  expect(await sending('newsletters', 'nowhere')).toContain('There is no folder')
  expect(await sending('newsletters', 'good/en.txt')).toContain('There is no folder')
  expect(await sending('newsletters')).toContain('Use it as in: npm run admin -- mail send')
  expect(await sending('newsletters', 'good', '--rate', '0')).toContain('--rate is a whole number')
  expect(await sending('newsletters', 'good', '--campaign', 'a b')).toContain('A campaign has 1 to 64')
  write('wrong/de.txt', 'Gut\n\nHallo.')
  expect(await sending('newsletters', 'wrong')).toContain('has no en.txt')
  for (const [text, why] of [
    ['', 'the subject, and it is empty'],
    ['\n\nHello.', 'the subject, and it is empty'],
    ['Only a subject\n \n', 'nothing below the subject'],
    [`${'x'.repeat(151)}\n\nHello.`, 'at most 150 letters'],
    ['Bell\u0007\n\nHello.', 'at most 150 letters'],
    ['Subject\n\nNul\u0000', 'no signs that cannot be read'],
  ] as const) {
    write('wrong/en.txt', text)
    expect(await sending('newsletters', 'wrong')).toContain(why)
  }
  writeFileSync(join(folder, 'wrong/en.txt'), Buffer.from([0x41, 0xff, 0x0a]))
  expect(await sending('newsletters', 'wrong')).toContain('no text in UTF-8')
  write('wrong/en.txt', 'Good\n\nHello.')
  write('wrong/it.txt', 'Bene\n\nCiao.')
  expect(await sending('newsletters', 'wrong')).toContain('it.txt is none of')
  rmSync(join(folder, 'wrong/it.txt'))
  rmSync(join(folder, 'wrong/de.txt'))
  symlinkSync(join(folder, 'good/en.txt'), join(folder, 'wrong/de.txt'))
  expect(await sending('newsletters', 'wrong')).toContain('is a link to elsewhere')
  const { command, given } = readCommand(COMMANDS, ['mail', 'send', 'newsletters', 'good'])
  await expect(command.run(given, { ...desk, sending: null })).rejects.toThrow('set SMTP_URL')
  expect(await subjectsTo(person)).toEqual([])

  await admin('mail', 'send', 'newsletters', 'good')
  expect(await sending('offers', 'good')).toContain('as another kind')
  write('good/en.txt', 'Better\n\nHello.')
  expect(await sending('newsletters', 'good')).toContain('was begun with other words')
  expect(await sending('newsletters', 'good', '--dry-run')).toContain('was begun with other words')
  expect(await admin('mail', 'send', 'offers', 'good', '--campaign', 'good-2')).toBe(
    'Mails of good-2 on their way: 1.',
  )
  expect(await subjectsTo(person)).toEqual(['Good', 'Better'])
})

test('[ADMIN-9, GUIDE-25] what was said of the guide is listed and exported without a person', async () => {
  expect(await admin('feedback')).toBe('Nobody has said anything of the guide yet.')
  const say = (person: TestPerson, useful: boolean, text: string | null, language = 'en') =>
    server.call(
      'guide/send-content-feedback',
      { content_id: 'help-in-a-crisis', useful, text },
      { person, headers: { 'accept-language': language } },
    )
  const [ann, bob, cem, dan] = [
    await server.signUp({ username: 'ann-of-feedback' }),
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
  ]
  await say(ann, true, null, 'de')
  await say(bob, false, '=HYPERLINK("x")\n\u001b[2Jtoo "long"')
  await say(cem, true, 'told before languages were kept')
  await server.db
    .updateTable('guide_feedback')
    .set({ language: null })
    .where('user_id', '=', cem.userId)
    .execute()
  await say(dan, false, 'of somebody who leaves')
  await server.call('core/delete-user', {}, { person: dan })
  const day = new Date(server.clock.now).toISOString().slice(0, 10)
  expect(await admin('feedback')).toBe(
    [
      'help-in-a-crisis: 2 helpful, 1 not helpful',
      `  ${day} en not helpful: =HYPERLINK("x") [2Jtoo "long"`,
      `  ${day} - helpful: told before languages were kept`,
    ].join('\n'),
  )
  const csv = await admin('feedback', '--csv')
  expect(csv.split('\r\n')).toEqual([
    '"article","helpful","words","language","day"',
    `"help-in-a-crisis","no","'=HYPERLINK(""x"")\n[2Jtoo ""long""","en","${day}"`,
    `"help-in-a-crisis","yes",,"de","${day}"`,
    `"help-in-a-crisis","yes","told before languages were kept",,"${day}"`,
  ])
  expect(await admin('feedback', '--to', 'feedback.csv')).toContain('3 answers are in')
  const file = readFileSync(join(folder, 'feedback.csv'), 'utf8')
  expect(file).toBe(`\uFEFF${csv}\r\n`)
  expect(statSync(join(folder, 'feedback.csv')).mode & 0o777).toBe(0o600)
  expect(await refusal('feedback', '--to', 'feedback.csv')).toContain('is there already')
  for (const { userId, username, email } of [ann, bob, cem])
    for (const secret of [String(userId), username, email]) expect(file).not.toContain(secret)
})

test('[ADMIN-12] maintenance is switched on and off, and every process tells it from then on', async () => {
  const other = await openTestApp()
  other.services.db = server.db
  const states = async () =>
    Promise.all([server, other].map(async (one) => (await one.call('core/service-status')).body['state']))
  expect(await admin('maintenance', 'status')).toBe('Maintenance is off.')
  expect(await admin('maintenance', 'on')).toContain('Maintenance is on.')
  expect(await states()).toEqual(['maintenance', 'maintenance'])
  // Nothing else stops: who writes meanwhile is answered as ever.
  const person = await server.signUp()
  expect((await server.call('core/keep-alive', {}, { person })).body.result_code).toBe(0)
  server.clock.now += HOUR
  await admin('maintenance', 'on')
  expect(await admin('maintenance', 'status')).toBe('Maintenance has been on for 60 min.')
  await admin('maintenance', 'off')
  expect(await admin('maintenance', 'off')).toContain('Maintenance is off.')
  expect(await states()).toEqual(['up', 'up'])
  expect(await refusal('maintenance', 'on', 'tonight')).toContain('npm run admin -- maintenance on')
  await other.close()
})

/** What stands behind these words in a statement is a table. */
const TABLES = /\b(?:from|join|into|(?<!do )update|lock table)\s+"?([a-z_]+)"?/g
const OPEN_TO_ADMIN = new Set([
  'institution',
  'institution_code',
  'institution_media',
  'institution_reading',
  'institution_text',
  'study',
  'membership',
  'questionnaire',
  'questionnaire_version',
  'questionnaire_response',
  'access_log',
  'account',
  'login_name',
  'acceptance',
  'session_family',
  'mail',
  'mail_token',
  'job',
  'campaign',
  'campaign_mail',
  'email_preference',
  'guide_feedback',
  'deployment',
])

test('[ADMIN-5] no command touches a diary', () => {
  const touched = new Set(said.flatMap((text) => Array.from(text.matchAll(TABLES), ([, table]) => table!)))
  expect(touched).toContain('questionnaire_response')
  expect([...touched].filter((table) => !OPEN_TO_ADMIN.has(table))).toEqual([])
})
