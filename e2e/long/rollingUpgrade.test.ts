import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { ApiAnswer } from '../harness/apiCall.ts'
import { keepWriting, pullAll, resendUnacked } from '../harness/diary.ts'
import { ackedCount, findLedgerMismatches, type Ledger } from '../harness/ledger.ts'
import { temporaryFolder } from '../harness/leftovers.ts'
import { printFigure } from '../harness/longRun.ts'
import { checkOut, commitBeforeNewestMigration, type OtherCheckout } from '../harness/otherCheckout.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const BOTH_MS = 5_000
const WRITERS = 4

let servers: ServerProcess[] = []
let checkouts: OtherCheckout[] = []
afterEach(async () => {
  for (const server of servers.toReversed()) await server.remove()
  for (const checkout of checkouts) checkout.remove()
  servers = []
  checkouts = []
})

const NOT_NOW = 112

/** Devices that write to a server until told to stop. */
function writeTo(port: number, session: Awaited<ReturnType<typeof newPerson>>, ledger: Ledger) {
  const end = new AbortController()
  const writing = Array.from({ length: WRITERS }, () => keepWriting({ port, session }, ledger, end.signal))
  return async (): Promise<ApiAnswer[]> => {
    end.abort()
    return (await Promise.all(writing)).flat()
  }
}

test('[RUN-8] the version before and this one serve one database under load, and no call fails but with 112', async () => {
  const old = checkOut(commitBeforeNewestMigration())
  checkouts.push(old)
  const before = await startServer({ checkout: old.folder, dataDir: join(temporaryFolder(), 'data') })
  servers.push(before)
  const session = await newPerson(before)
  const ledger: Ledger = new Map()
  const endOld = writeTo(before.port, session, ledger)
  const now = await startServer({ dataDir: before.dataDir, outboxKey: before.outboxKey })
  servers.push(now)
  const endNew = writeTo(now.port, session, ledger)
  await wait(BOTH_MS)
  const refused = await endOld()
  await before.stop()
  await wait(BOTH_MS)
  refused.push(...(await endNew()))
  const door = { port: now.port, session, fresh: true }
  await resendUnacked(door, ledger)
  printFigure('acknowledged writes during the upgrade', ackedCount(ledger))
  printFigure('answers with 112', refused.filter(({ code }) => code === NOT_NOW).length)
  expect(refused.filter(({ code }) => code !== NOT_NOW)).toEqual([])
  expect(findLedgerMismatches(ledger, await pullAll(door))).toEqual([])
})

test('[RUN-8] a server that is started again during the upgrade serves on the newer schema', async () => {
  const next = checkOut('HEAD')
  checkouts.push(next)
  const migrations = join(next.folder, 'server/migrations')
  writeFileSync(join(migrations, '9998_next.sql'), 'create table next_thing (id uuid primary key)\n')
  writeFileSync(join(migrations, '9999_next.sql'), 'alter table item add column next_thing text\n')
  const now = await startServer({ dataDir: join(temporaryFolder(), 'data') })
  servers.push(now)
  const session = await newPerson(now)
  const newer = await startServer({
    checkout: next.folder,
    dataDir: now.dataDir,
    outboxKey: now.outboxKey,
  })
  servers.push(newer)
  await now.kill9()
  const again = await now.again()
  servers.push(again)
  const ledger: Ledger = new Map()
  const ends = [again, newer].map(({ port }) => writeTo(port, session, ledger))
  await wait(BOTH_MS)
  const refused = (await Promise.all(ends.map((end) => end()))).flat()
  expect(refused.filter(({ code }) => code !== NOT_NOW)).toEqual([])
  expect(ackedCount(ledger)).toBeGreaterThan(0)
  expect(findLedgerMismatches(ledger, await pullAll({ port: again.port, session }))).toEqual([])
})
