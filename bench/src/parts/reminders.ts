import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import { reminderToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import { defaultReminder } from '@reprieve/domain/reminders/reminder.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { fireShotsAtPace, times, type Tally } from '../load/shoot.ts'
import { emptyDelta, keepAlive } from '../load/shots.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'

const DEVICES = 10_000
const OTHERS = { connections: 16, perSecond: 40 }
const PORTION_SECONDS = 5
const LONGEST_SECONDS = 180
/** Ids of people that never call the server. */
const FIRST_ID = 7_000_000_000

/** Ten thousand devices have a reminder due in the same minute, while other people use their diaries. */
export async function reminders(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const others = stage.people.flatMap((person) => [keepAlive(person), emptyDelta(person)])
  const came = new Map<string, number>()
  const end = await listen(stage.pushPort, (path) => came.set(path, (came.get(path) ?? 0) + 1))
  // Leaves time to insert all of them and to measure the response times before.
  const due = (Math.floor(Date.now() / MINUTE_MS) + 2) * MINUTE_MS
  await register(stage, due)
  const before = await fireShotsAtPace({ port, shots: others, ...OTHERS, seconds: PORTION_SECONDS })
  await wait(Math.max(0, due - Date.now() - 1_000))

  const early = came.size
  const during: Tally[] = []
  const last = due + LONGEST_SECONDS * 1_000
  let seconds = Number.POSITIVE_INFINITY
  const watching = (async () => {
    while (came.size < DEVICES && Date.now() < last) await wait(50)
    if (came.size === DEVICES) seconds = (Date.now() - due) / 1_000
  })()
  while (came.size < DEVICES && Date.now() < last)
    during.push(await fireShotsAtPace({ port, shots: others, ...OTHERS, seconds: PORTION_SECONDS }))
  await watching
  await new Promise((closed) => void end.close(closed))
  await stage.query('delete from push_subscription where user_id >= $1', [FIRST_ID])

  const p95 = (tallies: readonly Tally[]): number => percentile(tallies.flatMap(times), 0.95)
  const what = `${DEVICES.toLocaleString('en')} reminders due in one minute`
  const doubled = [...came.values()].reduce((sum, count) => sum + count - 1, 0)
  return [
    atMost(`${what}: until the last was posted`, 60, seconds, ' s'),
    atMost(`${what}: posted before their time`, 0, early),
    atMost(`${what}: lost`, 0, DEVICES - came.size),
    atMost(`${what}: doubled`, 0, doubled),
    atMost(`${what}: p95 of other calls, by what it was before`, 2, p95(during) / p95([before])),
    figureWithoutTarget(
      `${what}: p95 of other calls before; during`,
      `${formatNumber(p95([before]))} ms; ${formatNumber(p95(during))} ms`,
    ),
  ]
}

/** A push service that accepts every message. */
async function listen(port: number, onPath: (path: string) => void): Promise<Server> {
  const server = createServer((asked, reply) => {
    asked.resume().on('end', () => {
      onPath(asked.url ?? '')
      reply.writeHead(201).end()
    })
  })
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  return server
}

/** Inserts what the server stores after each device has registered and saved a reminder for that minute. */
async function register({ query, pushPort, pushKey }: Stage, due: number): Promise<void> {
  const moment = new Date(due)
  const at = { hour: moment.getUTCHours(), minute: moment.getUTCMinutes() }
  const reminder = { ...defaultReminder('2026-01-01'), frequency: { kind: 'daily', every: 1, at } as const }
  const groups = { r_1: { v: { r_1: reminderToWire(reminder, { before: null, next: null }) }, s: '' } }
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const people = `generate_series($1::bigint, $1::bigint + ${DEVICES - 1}) as person(id)`
  await query(
    `insert into session_family (user_id, family, device_id, device_details, client_type, signed_in_at, last_seen,
       absolute_end, head)
     select id, md5(id::text)::uuid, 'bench', '', 'pwa', now(), now(), now() + interval '1 day', '' from ${people}`,
    [FIRST_ID],
  )
  await query(
    `insert into item (user_id, client_id, kind, num, groups, deleted, seq, updated_at)
     select id, $2, 'reminder', 1, $3, false, 1, now() from ${people}`,
    [FIRST_ID, settingsClientId('reminders'), JSON.stringify(groups)],
  )
  await query(
    `insert into push_subscription (user_id, sub_id, endpoint_hash, endpoint, p256dh, auth, type, timezone, language,
       family, of_key, checked_to, next_at, created_at, seen_at, of_seq)
     select id, md5(id::text)::uuid, sha256(id::text::bytea), $2 || id, $3, $4, 'webpush', 'UTC', 'en',
       md5(id::text)::uuid, $5, now(), $6, now(), now(), 1 from ${people}`,
    [
      FIRST_ID,
      `http://127.0.0.1:${pushPort}/`,
      browser.getPublicKey('base64url'),
      randomBytes(16).toString('base64url'),
      pushKey,
      moment,
    ],
  )
}
