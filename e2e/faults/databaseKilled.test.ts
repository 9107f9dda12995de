import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, type Session } from '../harness/apiCall.ts'
import { crashRound } from '../harness/crashRound.ts'
import { DATABASE_DEATHS, type DatabaseDeath } from '../harness/databaseProcess.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { unackedActs, type Ledger } from '../harness/ledger.ts'
import { newPerson } from '../harness/person.ts'
import { isReady, startServer, type ServerProcess } from '../harness/serverProcess.ts'

const PATIENCE_MS = 30_000
// A limit only in the long run, which has the machine for itself; otherwise only PATIENCE_MS ends the wait.
const RECONNECT_BAR_SECONDS = pickByRunLength({ short: Infinity, long: 10 })

let server: ServerProcess

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.remove())

test.each(Object.keys(DATABASE_DEATHS) as DatabaseDeath[])(
  '[REL 1b] after %s the server stays up, answers 112 meanwhile, and reconnects automatically',
  async (death) => {
    const session = await newPerson(server)
    const door = { port: server.port, session }
    const ledger: Ledger = new Map()
    const pid = server.pid
    const seconds: number[] = []

    for (let round = 0; round < pickByRunLength({ short: 1, long: 34 }); round += 1) {
      const report = await crashRound({
        door,
        ledger,
        crash: async () => {
          await DATABASE_DEATHS[death](server.dataDir)
          seconds.push(await secondsUntilItWorks(server, session))
        },
      })
      const shapes = new Set(report.refused.map(({ status, code }) => `${status} ${code}`))
      expect([...shapes].filter((shape) => shape !== '503 112')).toEqual([])
      expect(report).toMatchObject({ wrongsAfterCrash: [], wrongsAfterResend: [] })
      expect(unackedActs(ledger)).toEqual([])
    }

    expect(server.hasExited()).toBe(false)
    expect(server.pid).toBe(pid)
    printFigure(`slowest reconnection after ${death}, seconds`, Math.max(...seconds))
    expect(Math.max(...seconds)).toBeLessThan(RECONNECT_BAR_SECONDS)
  },
  LIMIT_MS,
)

async function secondsUntilItWorks(server: ServerProcess, session: Session): Promise<number> {
  const began = performance.now()
  const door = { port: server.port, session }
  for (;;) {
    if (server.hasExited()) throw new Error(`The server ended:\n${server.output()}`)
    const answer = await callApi(door, 'core/keep-alive').catch(() => null)
    if (answer?.code === 0 && (await isReady(server.port))) return (performance.now() - began) / 1_000
    if (performance.now() - began > PATIENCE_MS) throw new Error(`It did not come back:\n${server.output()}`)
    await wait(50)
  }
}
