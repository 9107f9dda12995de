import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashRound } from '../harness/crashRound.ts'
import { DATABASE_DEATHS } from '../harness/databaseProcess.ts'
import { hasDebianPostgres, startDebianPostgres, type DebianPostgres } from '../harness/debianPostgres.ts'
import { unackedActs, type Ledger } from '../harness/ledger.ts'
import { LIMIT_MS, printFigure } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const ROUNDS = 50

let database: DebianPostgres
let server: ServerProcess

// Without Debian's PostgreSQL the set-up fails with a message that says so.
beforeAll(async () => {
  if (!hasDebianPostgres()) throw new Error('This needs PostgreSQL 15: apt-get install -y postgresql-15')
  database = await startDebianPostgres()
  server = await startServer({ databaseUrl: database.url })
}, LIMIT_MS)
afterAll(async () => {
  await server?.remove()
  await database?.stop()
})

test(
  '[D52] with DATABASE_URL on PostgreSQL 15, kill -9 of the server loses and doubles nothing',
  async () => {
    const session = await newPerson(server)
    const ledger: Ledger = new Map()
    const seconds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const report = await crashRound({
        door: { port: server.port, session },
        ledger,
        crash: async () => {
          await server.kill9()
          server = await server.again()
          seconds.push(server.secondsToReady)
        },
      })
      expect(report).toMatchObject({ refused: [], wrongsAfterCrash: [], wrongsAfterResend: [] })
      expect(unackedActs(ledger)).toEqual([])
    }
    printFigure('slowest start on PostgreSQL 15, seconds', Math.max(...seconds))
  },
  LIMIT_MS,
)

test(
  '[D52] with DATABASE_URL on PostgreSQL 15, a database that dies and returns is met by 112 and found again',
  async () => {
    const session = await newPerson(server)
    const ledger: Ledger = new Map()
    for (let round = 0; round < ROUNDS; round += 1) {
      const report = await crashRound({
        door: { port: server.port, session },
        ledger,
        crash: async () => {
          await DATABASE_DEATHS[round % 2 === 0 ? 'kill -9 of the postmaster' : 'immediate stop'](
            database.dataDir,
          )
          await database.start()
        },
      })
      const shapes = new Set(report.refused.map(({ status, code }) => `${status} ${code}`))
      expect([...shapes].filter((shape) => shape !== '503 112')).toEqual([])
      expect(report).toMatchObject({ wrongsAfterCrash: [], wrongsAfterResend: [] })
      expect(unackedActs(ledger)).toEqual([])
    }
    expect(server.hasExited()).toBe(false)
  },
  LIMIT_MS,
)
