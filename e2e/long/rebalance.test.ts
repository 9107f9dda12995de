import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runAdmin } from '../harness/adminCommand.ts'
import type { Session } from '../harness/apiCall.ts'
import { hasCitus, startCluster, type Cluster } from '../harness/cluster.ts'
import { keepWriting, pullAll, resendUnacked } from '../harness/diary.ts'
import { ackedCount, findLedgerMismatches, unackedActs, type Ledger } from '../harness/ledger.ts'
import { LIMIT_MS, printFigure } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const PEOPLE = 12
/** Enough that some of them lie in every part that moves. */
const SHARDS = 6
const ENOUGH_BEFORE = 200
const AWAY = 112
const PATIENCE = { timeout: 300_000, interval: 200 }

let cluster: Cluster
let server: ServerProcess

// Without Citus the tests are skipped, and the run says so.
describe.skipIf(!hasCitus())('a cluster', () => {
  beforeAll(async () => {
    cluster = await startCluster(2)
    const first = await startServer({ databaseUrl: cluster.url })
    await first.stop()
    const place = { databaseUrl: cluster.url, dataDir: first.dataDir }
    await runAdmin(place, 'distribute', '--shards', String(SHARDS))
    server = await first.again()
  }, LIMIT_MS)
  afterAll(async () => {
    await server?.remove()
    await cluster?.stop()
  })

  test(
    '[DIST-8] a third worker and moving shards under load lose nothing and double nothing',
    async () => {
      const diaries: Diary[] = []
      for (let count = 0; count < PEOPLE; count += 1)
        diaries.push({ session: await newPerson(server), ledger: new Map() })
      const stopping = new AbortController()
      const writing = diaries.map((diary) => keepWriting(doorOf(diary), diary.ledger, stopping.signal))
      await vi.waitFor(() => expect(ackedIn(diaries)).toBeGreaterThan(ENOUGH_BEFORE), PATIENCE)

      const port = await cluster.addWorker()
      const before = ackedIn(diaries)
      const began = performance.now()
      await cluster.run(`select rebalance_table_shards(shard_transfer_mode => 'force_logical')`)
      const seconds = (performance.now() - began) / 1_000
      const during = ackedIn(diaries) - before
      await vi.waitFor(() => expect(ackedIn(diaries)).toBeGreaterThan(before + during), PATIENCE)
      stopping.abort()

      const refused = (await Promise.all(writing)).flat().filter(({ code }) => code !== AWAY)
      const moved = Number(
        await cluster.run(
          `select count(*) from citus_shards where nodeport = ${port} and table_name = 'item'::regclass`,
        ),
      )
      printFigure('shards of each table on the third worker', moved)
      printFigure('seconds in which they moved', seconds)
      printFigure('acknowledged meanwhile', during)
      printFigure('acknowledged in all', ackedIn(diaries))
      expect(refused).toEqual([])
      expect(moved).toBeGreaterThan(0)
      expect(during).toBeGreaterThan(0)
      for (const diary of diaries) {
        const { ledger } = diary
        expect(findLedgerMismatches(ledger, await pullAll(doorOf(diary)))).toEqual([])
        await resendUnacked(doorOf(diary), ledger)
        expect(findLedgerMismatches(ledger, await pullAll(doorOf(diary)))).toEqual([])
        expect(unackedActs(ledger)).toEqual([])
      }
    },
    LIMIT_MS,
  )
})

interface Diary {
  session: Session
  ledger: Ledger
}

const doorOf = ({ session }: Diary) => ({ port: server.port, session })

const ackedIn = (diaries: readonly Diary[]): number =>
  diaries.reduce((sum, { ledger }) => sum + ackedCount(ledger), 0)
