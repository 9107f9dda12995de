import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { percentile } from '../measure/statistics.ts'
import type { Shot } from './shots.ts'

export interface Tally {
  seconds: number
  /**
   * Response times by kind of answer: '200 0' is HTTP status and result code; 'lost ...' means that there was no
   * answer.
   */
  answers: Map<string, number[]>
}

export interface Load {
  port: number
  connections: number
  seconds: number
  shots: readonly Shot[]
  /** Sends each shot only once: the load ends early when all are sent. */
  once?: boolean
}

const OK = '200 0'
const LATER = [429, 503]
const FILLERS = 4
const PATIENCE_MS = 60_000
const OPEN_STEP = 100
const LONGEST_FILL_SECONDS = 180

export const servedTimes = ({ answers }: Tally): number[] => answers.get(OK) ?? []
export const times = ({ answers }: Tally): number[] => [...answers.values()].flat()
export const perSecond = (tally: Tally): number => servedTimes(tally).length / tally.seconds
export const failures = (tally: Tally): number => times(tally).length - servedTimes(tally).length
export const p99 = (tally: Tally): number => percentile(times(tally), 0.99)

/** Every shot must be accepted; one that the server postpones is sent again after the delay that it asked for. */
export async function sendUntilTaken(port: number, shots: readonly Shot[]): Promise<void> {
  const pool = poolTo(port, FILLERS)
  const end = performance.now() + LONGEST_FILL_SECONDS * 1_000
  let next = 0
  const filler = async (): Promise<void> => {
    while (next < shots.length) await taken(pool, shots[next++]!, end)
  }
  await Promise.all(Array.from({ length: FILLERS }, filler))
  await pool.close()
}

async function taken(pool: Pool, { path, headers, body }: Shot, end: number): Promise<void> {
  const plain = { ...headers, 'accept-encoding': 'identity' }
  while (performance.now() < end) {
    const answer = await pool.request({ method: 'POST', path, headers: plain, body })
    const said = (await answer.body.json()) as { result_code?: unknown; retry_after?: unknown }
    if (`${answer.statusCode} ${String(said.result_code)}` === OK) return
    if (!LATER.includes(answer.statusCode)) throw new Error(`${path} answered ${answer.statusCode}`)
    await wait(Number(said.retry_after ?? 1) * 1_000)
  }
  throw new Error(`${path} was told "later" for ${LONGEST_FILL_SECONDS} s`)
}

/** Simulates one caller per connection; each sends its next call when it has the answer to the previous one. */
export async function fireShots({ port, connections, seconds, shots, once = false }: Load): Promise<Tally> {
  const pool = poolTo(port, connections)
  const tally = emptyTally()
  const began = performance.now()
  const end = began + seconds * 1_000
  const most = once ? shots.length : Number.POSITIVE_INFINITY
  let next = 0
  const caller = async () => {
    while (performance.now() < end && next < most) {
      const shot = shots[next++ % shots.length]!
      await fire(pool, shot, tally)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  tally.seconds = (performance.now() - began) / 1_000
  await pool.close()
  return tally
}

export interface Stream extends Load {
  perSecond: number
}

/** Sends calls at a fixed pace without waiting for answers, as a crowd of devices does. */
export async function fireShotsAtPace({
  port,
  connections,
  seconds,
  shots,
  perSecond,
}: Stream): Promise<Tally> {
  const pool = poolTo(port, connections)
  await openAll(pool, connections)
  const tally = emptyTally()
  const began = performance.now()
  const underway = new Set<Promise<void>>()
  for (let sent = 0; ;) {
    const passed = (performance.now() - began) / 1_000
    if (passed >= seconds) break
    for (const due = Math.floor(passed * perSecond); sent < due; sent += 1) {
      const call = fire(pool, shots[sent % shots.length]!, tally)
      underway.add(call)
      void call.then(() => underway.delete(call))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(underway)
  tally.seconds = (performance.now() - began) / 1_000
  await pool.close()
  return tally
}

// Runs before the measurement: opening a thousand connections at the same moment would measure the queue of the
// operating system.
async function openAll(pool: Pool, connections: number): Promise<void> {
  for (let open = 0; open < connections;) {
    open = Math.min(connections, open + OPEN_STEP)
    const knocks = Array.from({ length: open }, () => pool.request({ method: 'GET', path: '/healthz' }))
    for (const answer of await Promise.all(knocks)) await answer.body.dump()
  }
}

const poolTo = (port: number, connections: number): Pool =>
  new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1, headersTimeout: PATIENCE_MS })

const emptyTally = (): Tally => ({ seconds: 0, answers: new Map() })

async function fire(pool: Pool, { path, headers, body }: Shot, tally: Tally): Promise<void> {
  const began = performance.now()
  const kind = await answerKind(pool, { path, headers, body })
  const ms = performance.now() - began
  const alike = tally.answers.get(kind)
  if (alike === undefined) tally.answers.set(kind, [ms])
  else alike.push(ms)
}

async function answerKind(pool: Pool, { path, headers, body }: Shot): Promise<string> {
  try {
    const answer = await pool.request({ method: 'POST', path, headers, body })
    const packed = answer.headers['content-encoding'] !== undefined
    // Long answers are compressed. They are not decompressed during the measurement; their rows are counted in the
    // database.
    if (packed) return `${answer.statusCode} ${(await answer.body.bytes()).length > 0 ? 0 : 'empty'}`
    return `${answer.statusCode} ${resultCode(await answer.body.text())}`
  } catch (error) {
    return `lost ${error instanceof Error && 'code' in error ? String(error.code) : ''}`
  }
}

// Takes the last code, which is the one of the envelope: the results of a bulk come before it.
function resultCode(text: string): string {
  const at = text.lastIndexOf('"result_code":')
  return /\d+/.exec(text.slice(at + 14, at + 20))?.[0] ?? 'none'
}
