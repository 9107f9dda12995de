import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashRound } from '../harness/crashRound.ts'
import { DATABASE_DEATHS } from '../harness/databaseProcess.ts'
import { LIMIT_MS, median, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { unackedActs, type Ledger } from '../harness/ledger.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

// A limit only in the long run, which has the machine for itself.
const READY_BAR_SECONDS = pickByRunLength({ short: Infinity, long: 5 })

let server: ServerProcess

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.remove())

test(
  '[REL 1b] kill -9 of the server during writes loses no acknowledged record and doubles none',
  async () => {
    const session = await newPerson(server)
    const door = { port: server.port, session }
    const ledger: Ledger = new Map()
    const seconds: number[] = []
    let acked = 0

    for (let round = 0; round < pickByRunLength({ short: 1, long: 100 }); round += 1) {
      const report = await crashRound({
        door,
        ledger,
        crash: async () => {
          await server.kill9()
          server = await server.again()
          seconds.push(server.secondsToReady)
        },
      })
      acked += report.acked
      expect(report).toMatchObject({ refused: [], wrongsAfterCrash: [], wrongsAfterResend: [] })
      expect(unackedActs(ledger)).toEqual([])
    }

    expect(acked).toBeGreaterThan(0)
    printFigure('acknowledged writes', acked)
    printFigure('start after kill -9, database alive, median seconds', median(seconds))
    printFigure('the slowest of them', Math.max(...seconds))
    expect(Math.max(...seconds)).toBeLessThan(READY_BAR_SECONDS)
  },
  LIMIT_MS,
)

test('[REL 1b] a token given before the crash is good after it', async () => {
  const session = await newPerson(server)
  await server.kill9()
  server = await server.again()
  const ledger: Ledger = new Map()
  const report = await crashRound({
    door: { port: server.port, session },
    ledger,
    crash: async () => undefined,
  })
  expect(report).toMatchObject({ refused: [], wrongsAfterCrash: [], wrongsAfterResend: [] })
})

test('[STACK 4] a server started after both it and its database were killed is ready and has everything', async () => {
  const session = await newPerson(server)
  const report = await crashRound({
    door: { port: server.port, session },
    ledger: new Map(),
    crash: async () => {
      await Promise.all([server.kill9(), DATABASE_DEATHS['kill -9 of the postmaster'](server.dataDir)])
      server = await server.again()
    },
  })
  printFigure('start after both were killed, seconds', server.secondsToReady)
  expect(report).toMatchObject({ refused: [], wrongsAfterCrash: [], wrongsAfterResend: [] })
  expect(server.secondsToReady).toBeLessThan(READY_BAR_SECONDS)
})
