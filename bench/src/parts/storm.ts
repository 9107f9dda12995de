import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import { createRecords, pullPage, type Shot } from '../load/shots.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'

const DEVICES = 200
const RECORDS = 50
const REPEATS_EACH = 10
const MOST_TRIES = 60

const createFifty = createRecords(RECORDS)

interface Storm {
  pool: Pool
  ms: number[]
  later: number
}

interface Entry {
  client_id?: string
}

/**
 * After an outage 200 devices send their collected changes in the same moment. Every tenth sends its bulk twice, as a
 * device does that lost the first answer.
 */
export const storm = (stage: Stage): Promise<Figure[]> => measureStormOfDevices(stage, DEVICES)

export async function measureStormOfDevices(stage: Stage, devices: number): Promise<Figure[]> {
  const what = `storm of ${devices} devices x 50 records`
  const people = await stage.newPeople(devices)
  const bulks = people.map((person, turn) => createFifty(person, turn))
  const at: Storm = {
    pool: new Pool(`http://127.0.0.1:${stage.product.port}`, { connections: devices }),
    ms: [],
    later: 0,
  }
  const began = performance.now()
  const pulled = await Promise.all(people.map((person, turn) => comeBack(at, person, bulks[turn]!, turn)))
  const seconds = (performance.now() - began) / 1_000
  await at.pool.close()
  const wrongs = pulled.map((entries, turn) => compare(entries, bulks[turn]!))
  const total = (value: (one: Compared) => number) => wrongs.reduce((sum, one) => sum + value(one), 0)
  return [
    atMost(`${what}: all of them in agreement`, 30, seconds, ' s'),
    atMost(`${what}: p99 of a call`, 3_000, percentile(at.ms, 0.99), ' ms'),
    figureWithoutTarget(`${what}: calls told "later" and repeated`, formatNumber(at.later)),
    atMost(
      `${what}: records lost`,
      0,
      total(({ lost }) => lost),
    ),
    atMost(
      `${what}: records doubled`,
      0,
      total(({ doubled }) => doubled),
    ),
  ]
}

/** What a device does when it comes back online: pull, push, pull. */
async function comeBack(at: Storm, person: Person, bulk: Shot, turn: number): Promise<Entry[]> {
  await send(at, pullPage(person, 0))
  await send(at, bulk)
  if (turn % REPEATS_EACH === 0) await send(at, bulk)
  const { records } = (await send(at, pullPage(person, 0))) as { records: Entry[] }
  return records.filter((entry) => entry.client_id !== undefined)
}

async function send(at: Storm, { path, headers, body }: Shot): Promise<unknown> {
  const plain = { ...headers, 'accept-encoding': 'identity' }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const began = performance.now()
    const answer = await at.pool.request({ method: 'POST', path, headers: plain, body })
    const said = await answer.body.json()
    at.ms.push(performance.now() - began)
    if (answer.statusCode === 200) return said
    if (answer.statusCode !== 503 && answer.statusCode !== 429)
      throw new Error(`${path} answered ${answer.statusCode}`)
    at.later += 1
    await wait(500 + 500 * Math.random())
  }
  throw new Error(`${path} was told "later" too often`)
}

interface Compared {
  lost: number
  doubled: number
}

function compare(entries: readonly Entry[], bulk: Shot): Compared {
  const sent = (JSON.parse(bulk.body) as { records: Entry[] }).records.map(({ client_id: id }) => id)
  const found = new Set(entries.map(({ client_id: id }) => id))
  const lost = sent.filter((id) => !found.has(id)).length
  return { lost, doubled: entries.length - (sent.length - lost) }
}
