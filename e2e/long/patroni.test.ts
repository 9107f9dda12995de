import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiTarget } from '../harness/apiCall.ts'
import { crashRound, type RoundReport } from '../harness/crashRound.ts'
import { pullAll, resendUnacked, sendActs } from '../harness/diary.ts'
import { ackedCount, findLedgerMismatches, noteCreate, unackedActs, type Ledger } from '../harness/ledger.ts'
import { LIMIT_MS, median, printFigure } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { whyNotRun } from './patroni/missingParts.ts'
import { startPatroniCluster, type PatroniCluster, type PatroniNode } from './patroni/patroniCluster.ts'

const KILLS = 20
const CUTS = 5
const PAUSES = 3
const FULL_DISKS = 3
const DIRECT_FAULTS = 3
const BAR_SECONDS = 30
const LOG_SHOWN = 6_000
const FULL_FOR_MS = 15_000
/** A database that is gone without a word is given up after 35 s, and HAProxy, which finds out sooner, is not there. */
const SILENCE_BAR_SECONDS = 90

let cluster: PatroniCluster
let server: ServerProcess

// Without the packages or without root the set-up fails with a message that says so.
beforeAll(async () => {
  const why = whyNotRun()
  if (why !== null) throw new Error(why)
  cluster = await startPatroniCluster()
  server = await startServer({ databaseUrl: cluster.url })
}, LIMIT_MS)
afterAll(async () => {
  await server?.remove()
  await cluster?.remove()
}, LIMIT_MS)

/** The time until somebody's save is acknowledged again; what it sends is in the ledger as well. */
async function secondsUntilSaved(door: ApiTarget, ledger: Ledger): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  const impatient = { ...door, fresh: true, patienceMs: 3_000 }
  while (seconds() < 4 * BAR_SECONDS) {
    const answer = await sendActs(impatient, 'sync/create-records', [noteCreate(ledger)])
    if (answer?.code === 0) return seconds()
    await wait(100)
  }
  const logs = cluster.nodes.map((node) => `${node.name}:\n${node.log().slice(-LOG_SHOWN)}`)
  throw new Error(`Nothing was saved within ${4 * BAR_SECONDS} s\n${logs.join('\n')}`)
}

/** What a round may not show: another answer than 112, a lost or a doubled record. */
function faultsOf(report: RoundReport, ledger: Ledger): string[] {
  const shapes = new Set(report.refused.map(({ status, code }) => `${status} ${code}`))
  return [
    ...[...shapes].filter((shape) => shape !== '503 112').map((shape) => `answered ${shape}`),
    ...report.wrongsAfterCrash.map((wrong) => `after the fault: ${wrong}`),
    ...report.wrongsAfterResend.map((wrong) => `after sending again: ${wrong}`),
    ...unackedActs(ledger).map(({ call }) => `not taken afterwards: ${call}`),
  ]
}

interface Rounds {
  /** Through HAProxy unless another server is named. */
  by?: ServerProcess
  what: string
  count: number
  barSeconds?: number
  /** The fault on the primary. */
  strike: (primary: PatroniNode) => Promise<void> | void
  /** While the others serve: what an old primary must not do. */
  meanwhile?: (old: PatroniNode) => Promise<void>
  repair: (old: PatroniNode) => Promise<void> | void
}

interface Survived {
  faults: string[]
  tooSlow: number[]
}

const UNHARMED: Survived = { faults: [], tooSlow: [] }

async function survive(rounds: Rounds): Promise<Survived> {
  const { what, count, strike, meanwhile, repair, by = server } = rounds
  const door = { port: by.port, session: await newPerson(by) }
  const ledger: Ledger = new Map()
  const seconds: number[] = []
  const faults: string[] = []
  let away = 0
  for (let round = 1; round <= count; round += 1) {
    const old = await cluster.complete()
    const report = await crashRound({
      door,
      ledger,
      crash: async () => {
        await strike(old)
        seconds.push(await secondsUntilSaved(door, ledger))
      },
    })
    away += report.refused.length
    if (by.hasExited()) faults.push(`round ${round}: the server ended:\n${by.output()}`)
    faults.push(...faultsOf(report, ledger).map((fault) => `round ${round}: ${fault}`))
    await meanwhile?.(old)
    await repair(old)
    await cluster.complete()
    // An old primary that took the lead again would have lost what was acknowledged without it.
    const wrongs = findLedgerMismatches(ledger, await pullAll({ ...door, fresh: true }))
    faults.push(...wrongs.map((wrong) => `round ${round}: after the repair: ${wrong}`))
  }
  printFigure(`${what}: seconds until saved again`, seconds.map((one) => one.toFixed(1)).join(' '))
  printFigure(
    `${what}: median and slowest`,
    `${median(seconds).toFixed(1)} ${Math.max(...seconds).toFixed(1)}`,
  )
  printFigure(`${what}: acknowledged writes`, ackedCount(ledger))
  printFigure(`${what}: answers with 112 meanwhile`, away)
  if (away === 0) faults.push('nobody noticed the fault')
  return { faults, tooSlow: seconds.filter((one) => one >= (rounds.barSeconds ?? BAR_SECONDS)) }
}

test(
  '[HA-1] kill -9 of everything on the primary node loses and doubles nothing, and another node serves',
  async () => {
    const survived = await survive({
      what: 'kill -9 of the primary node',
      count: KILLS,
      strike: (primary) => primary.kill9(),
      repair: (old) => old.start(),
    })
    expect(survived).toEqual(UNHARMED)
  },
  LIMIT_MS,
)

/** A save on the old primary, past HAProxy, from its own side of the cut. */
async function saveOnOldSide(old: PatroniNode): Promise<string> {
  const statement = `create table if not exists split (at timestamptz default now()); insert into split default values`
  return old.sql(statement, 5_000).then(
    () => 'acknowledged',
    () => 'refused',
  )
}

test(
  '[HA-1] a primary that is cut off acknowledges nothing, and follows the new one when it is back',
  async () => {
    const answers: Promise<string>[] = []
    const survived = await survive({
      what: 'network of the primary cut',
      count: CUTS,
      strike: (primary) => {
        primary.network.cut()
        answers.push(saveOnOldSide(primary))
      },
      meanwhile: async (old) => {
        answers.push(saveOnOldSide(old))
        await Promise.all(answers)
      },
      repair: (old) => old.network.mend(),
    })
    expect(survived).toEqual(UNHARMED)
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 2 * CUTS }, () => 'refused'))
  },
  LIMIT_MS,
)

test(
  '[HA-1] a primary that stood still and wakes up beside a new one acknowledges nothing',
  async () => {
    const answers: string[] = []
    const survived = await survive({
      what: 'primary paused',
      count: PAUSES,
      strike: (primary) => primary.pause(),
      repair: async (old) => {
        old.goOn()
        answers.push(await saveOnOldSide(old))
      },
    })
    expect(survived).toEqual(UNHARMED)
    expect(answers).toEqual(Array.from({ length: PAUSES }, () => 'refused'))
  },
  LIMIT_MS,
)

test(
  '[HA-1] a full disk of the primary loses nothing: saves get 112 or another node serves, and with space they work',
  async () => {
    const survived = await survive({
      what: 'disk of the primary full, from the moment of new space',
      count: FULL_DISKS,
      // PostgreSQL goes on reading, and may go on as the primary, as long as it can still write its log.
      strike: async (primary) => {
        primary.disk.fill()
        await wait(FULL_FOR_MS)
        primary.disk.free()
      },
      repair: (old) => old.start(),
    })
    expect(survived).toEqual(UNHARMED)
  },
  LIMIT_MS,
)

test(
  '[HA-5] with the three nodes in DATABASE_URL and no HAProxy, a killed primary is replaced likewise',
  async () => {
    const direct = await startServer({
      databaseUrl: cluster.directUrl,
      dataDir: server.dataDir,
      outboxKey: server.outboxKey,
    })
    const killed = await survive({
      by: direct,
      what: 'without HAProxy, kill -9 of the primary node',
      count: DIRECT_FAULTS,
      strike: (primary) => primary.kill9(),
      repair: (old) => old.start(),
    })
    const cut = await survive({
      by: direct,
      what: 'without HAProxy, network of the primary cut',
      count: DIRECT_FAULTS,
      barSeconds: SILENCE_BAR_SECONDS,
      strike: (primary) => primary.network.cut(),
      repair: (old) => old.network.mend(),
    })
    await direct.stop()
    expect({ killed, cut }).toEqual({ killed: UNHARMED, cut: UNHARMED })
  },
  LIMIT_MS,
)

const WAITING = `select pid from pg_stat_activity where wait_event = 'SyncRep' and backend_type = 'client backend'`

test(
  '[HA-6] a save that no standby confirmed is answered with 112 although an operator ended its wait',
  async () => {
    const primary = await cluster.complete()
    const standbys = cluster.nodes.filter((node) => node !== primary)
    const ledger: Ledger = new Map()
    const door = { port: server.port, session: await newPerson(server) }
    await sendActs(door, 'sync/create-records', [noteCreate(ledger)])
    for (const node of standbys) node.pausePostgres()
    const act = noteCreate(ledger)
    const sent = sendActs(door, 'sync/create-records', [act])
    const waiting = () => primary.sql(WAITING)
    while ((await waiting()) === '') await wait(50)
    await primary.sql(`select pg_cancel_backend(pid) from (${WAITING}) as w`)
    const answer = await sent
    for (const node of standbys) node.goOn()
    await cluster.complete()
    expect([answer?.status, answer?.code, act.isAcked]).toEqual([503, 112, false])
    await resendUnacked(door, ledger)
    expect(findLedgerMismatches(ledger, await pullAll(door))).toEqual([])
  },
  LIMIT_MS,
)
