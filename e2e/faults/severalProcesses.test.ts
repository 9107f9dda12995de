import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi } from '../harness/apiCall.ts'
import { crashRound } from '../harness/crashRound.ts'
import { freePort } from '../harness/freePort.ts'
import { unackedActs, type Ledger } from '../harness/ledger.ts'
import { LIMIT_MS, pickByRunLength, printFigure } from '../harness/longRun.ts'
import { memberPids } from '../harness/memberProcesses.ts'
import { newPerson } from '../harness/person.ts'
import { isAlive } from '../harness/processCleanup.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const metricsPort = await freePort()
const TWO = { PROCESSES: '2', METRICS_PORT: String(metricsPort) }
const PATIENCE = { timeout: 60_000, interval: 50 }

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ env: TWO })
})
afterAll(() => server?.remove())

const members = (): number[] => memberPids(server.pid)

const returns = (): number => server.output().split('serves again.').length - 1

/** Ends one process, and waits until another serves in its place. */
async function replaceOne(how: NodeJS.Signals): Promise<void> {
  const [victim = 0] = members()
  const before = returns()
  process.kill(victim, how)
  await vi.waitFor(() => expect(returns()).toBe(before + 1), PATIENCE)
  expect([members().length, members().includes(victim)]).toEqual([2, false])
}

test('[RUN-3] two processes serve one port, and the start is told once', () => {
  expect(members().length).toBe(2)
  expect(server.output().match(/is ready: \S+ \(2 processes\)/g)?.length).toBe(1)
  expect(server.output().match(/Outgoing mail/g)?.length).toBe(1)
})

/** The sum of a figure over its labels, as Prometheus reads it. */
async function readFigure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

test('[MET-7] the figures are those of both processes, and one that is killed takes none away', async () => {
  const ask = () =>
    fetch(`http://127.0.0.1:${server.port}/healthz`, { headers: { connection: 'close' } }).then((r) =>
      r.text(),
    )
  const before = await readFigure('reprieve_calls_total')
  await Promise.all(Array.from({ length: 40 }, ask))
  expect(await readFigure('reprieve_calls_total')).toBe(before + 40)
  expect(await readFigure('reprieve_processes')).toBe(2)
  await replaceOne('SIGKILL')
  expect(await readFigure('reprieve_calls_total')).toBeGreaterThanOrEqual(before + 40)
  expect(await readFigure('reprieve_processes')).toBe(2)
})

test(
  '[RUN-4, REL 1b] kill -9 of a process during writes loses nothing acknowledged, and another takes its place',
  async () => {
    const session = await newPerson(server)
    const door = { port: server.port, session }
    const ledger: Ledger = new Map()
    let acked = 0
    for (let round = 0; round < pickByRunLength({ short: 1, long: 50 }); round += 1) {
      const report = await crashRound({ door, ledger, crash: () => replaceOne('SIGKILL') })
      acked += report.acked
      expect(report).toMatchObject({ refused: [], wrongsAfterCrash: [], wrongsAfterResend: [] })
      expect(unackedActs(ledger)).toEqual([])
    }
    expect(acked).toBeGreaterThan(0)
    printFigure('acknowledged writes around kills of one of two processes', acked)
    expect(server.output()).toContain('ended (SIGKILL)')
  },
  LIMIT_MS,
)

test('[RUN-5] a process that its operator stops ends its calls first, and another takes its place @long', async () => {
  await replaceOne('SIGTERM')
  expect(server.output()).toContain('ended (exit code 0)')
  const session = await newPerson(server)
  expect((await callApi({ port: server.port, session, fresh: true }, 'core/keep-alive')).code).toBe(0)
})

test('[RUN-5] SIGTERM ends every process and the database, and the next start finds them closed', async () => {
  const before = [server.pid, ...members()]
  const postmaster = Number(
    readFileSync(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  await server.stop()
  expect([...before, postmaster].filter(isAlive)).toEqual([])
  server = await server.again()
  expect(members().length).toBe(2)
})

test('[RUN-5] without its supervisor no process serves any more, and the next start adopts the database @long', async () => {
  const left = members()
  await server.kill9()
  await vi.waitFor(() => expect(left.filter(isAlive)).toEqual([]), PATIENCE)
  server = await server.again()
  expect(members().length).toBe(2)
})
