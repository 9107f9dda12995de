import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callApi, type ApiAnswer, type ApiTarget } from '../harness/apiCall.ts'
import { pullAll, resendUnacked, sendActs } from '../harness/diary.ts'
import {
  ackedCount,
  noteCreate,
  unackedActs,
  findLedgerMismatches,
  type Act,
  type Ledger,
} from '../harness/ledger.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { expectedRootNeed, catchRootNeed } from '../harness/requireRoot.ts'
import { startServer } from '../harness/serverProcess.ts'
import { makeSmallDisk, SMALL_DISK } from '../harness/smallDisk.ts'

const DISK_MB = 220
const BULK = 50
const MOST_BULKS = 200

// Hard to compress, so that a table has to grow soon.
const noise = (length: number): string =>
  Array.from({ length }, () => Math.random().toString(36).slice(2, 10)).join('')

function withLongNote(act: Act): Act {
  act.record.content['symptom'] = Array.from({ length: 8 }, () => noise(8))
  act.record.stamps['symptom'] = act.record.stamps['note'] ?? ''
  return act
}

async function writeUntilRefused(door: ApiTarget, ledger: Ledger): Promise<ApiAnswer> {
  for (let bulk = 0; bulk < MOST_BULKS; bulk += 1) {
    const acts = Array.from({ length: BULK }, () => withLongNote(noteCreate(ledger)))
    const answer = await sendActs(door, 'sync/create-records', acts)
    if (answer === null) throw new Error('No answer came')
    if (answer.code !== 0) return answer
  }
  throw new Error('The disk never filled')
}

test(
  '[REL 1b] on a full disk writes are refused by 112, reads go on, and nothing is broken when space returns',
  async () => {
    expect(await catchRootNeed(fillAndFree)).toEqual(expectedRootNeed(SMALL_DISK))
  },
  LIMIT_MS,
)

async function fillAndFree(): Promise<string[]> {
  const disk = makeSmallDisk(DISK_MB)
  const server = await startServer({ dataDir: join(disk.folder, 'data') })
  const session = await newPerson(server)
  const door = { port: server.port, session }
  const ledger: Ledger = new Map()
  const wrongs: string[] = []

  for (let round = 0; round < pickByRunLength({ short: 1, long: 10 }); round += 1) {
    await sendActs(door, 'sync/create-records', [noteCreate(ledger), noteCreate(ledger)])
    disk.fill()
    const { status, code } = await writeUntilRefused(door, ledger)
    if (status !== 503 || code !== 112) wrongs.push(`a full disk was answered ${status} ${code}`)
    wrongs.push(...findLedgerMismatches(ledger, await pullAll(door)))
    disk.free()
    await worksAgain(door)
    await resendUnacked(door, ledger)
    wrongs.push(...findLedgerMismatches(ledger, await pullAll(door)))
    if (unackedActs(ledger).length > 0) wrongs.push('not everything was taken when there was space again')
  }
  if (server.hasExited()) wrongs.push('the server ended')

  await server.stop()
  const again = await server.again()
  wrongs.push(...findLedgerMismatches(ledger, await pullAll({ port: again.port, session })))
  printFigure('acknowledged writes around a full disk', ackedCount(ledger))
  await again.remove()
  return wrongs
}

async function worksAgain(door: ApiTarget): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await callApi(door, 'core/keep-alive')).code === 0) return
    await wait(100)
  }
  throw new Error('The server did not come back when there was space again')
}
