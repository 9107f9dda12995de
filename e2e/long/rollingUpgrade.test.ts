import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { callApi, type ApiAnswer } from '../harness/apiCall.ts'
import { keepWriting, pullAll, resendUnacked } from '../harness/diary.ts'
import { ackedCount, findLedgerMismatches, type Ledger } from '../harness/ledger.ts'
import { temporaryFolder } from '../harness/leftovers.ts'
import { printFigure } from '../harness/longRun.ts'
import {
  checkOut,
  commitBeforeNewestMigration,
  commitOfNewestRelease,
  countNewerMigrations,
  type OtherCheckout,
} from '../harness/otherCheckout.ts'
import { newDeviceId, newPerson, signInByApi } from '../harness/person.ts'
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

/** People who come to both servers in turn: what they begin at one ends at the other. */
function visit(first: ServerProcess, second: () => ServerProcess) {
  const end = new AbortController()
  const refused: string[] = []
  let visits = 0
  const come = async (): Promise<void> => {
    const [here, there] = visits % 2 === 0 ? [first, second()] : [second(), first]
    const session = await newPerson(here)
    const asked = { port: there.port, session }
    mustBe(0, await callApi(asked, 'core/keep-alive'))
    const device = { deviceId: newDeviceId(), clientType: session.clientType }
    const names = { username: session.username, email: '' }
    const again = { port: here.port, session: await signInByApi({ port: there.port }, names, device) }
    mustBe(0, await callApi(again, 'core/delete-all-tokens', { scope: 'this' }))
    mustBe(143, await callApi({ ...again, port: there.port }, 'core/keep-alive'))
    visits += 1
  }
  const coming = (async () => {
    while (!end.signal.aborted) await come().catch((error: unknown) => refused.push(String(error)))
  })()
  return async () => {
    end.abort()
    await coming
    return { visits, refused: refused.filter((text) => !text.includes(`"result_code":${NOT_NOW}`)) }
  }
}

function mustBe(code: number, answer: ApiAnswer): void {
  if (answer.code !== code) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
}

test.each([
  ['one migration before', commitBeforeNewestMigration],
  ['of the newest release', commitOfNewestRelease],
])(
  '[RUN-8] the version %s and this one serve one database under load, and no call fails but with 112',
  async (_, commit) => {
    const old = checkOut(commit())
    checkouts.push(old)
    const before = await startServer({ checkout: old.folder, dataDir: join(temporaryFolder(), 'data') })
    servers.push(before)
    const session = await newPerson(before)
    const ledger: Ledger = new Map()
    const endOld = writeTo(before.port, session, ledger)
    // While the other migrates, there is only one.
    let newest = before
    const endVisits = visit(before, () => newest)
    const now = await startServer({ dataDir: before.dataDir, outboxKey: before.outboxKey })
    servers.push(now)
    newest = now
    const endNew = writeTo(now.port, session, ledger)
    await wait(BOTH_MS)
    const visited = await endVisits()
    const refused = await endOld()
    await before.stop()
    await wait(BOTH_MS)
    refused.push(...(await endNew()))
    const door = { port: now.port, session, fresh: true }
    await resendUnacked(door, ledger)
    printFigure('migrations in between', countNewerMigrations(old.folder))
    printFigure('acknowledged writes during the upgrade', ackedCount(ledger))
    printFigure('people who came to both', visited.visits)
    printFigure('answers with 112', refused.filter(({ code }) => code === NOT_NOW).length)
    expect(refused.filter(({ code }) => code !== NOT_NOW)).toEqual([])
    expect(visited.refused).toEqual([])
    expect(visited.visits).toBeGreaterThan(0)
    expect(findLedgerMismatches(ledger, await pullAll(door))).toEqual([])
  },
)

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
