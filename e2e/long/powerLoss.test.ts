import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseProcesses } from '../harness/databaseProcess.ts'
import { keepWriting, pullAll, resendUnacked } from '../harness/diary.ts'
import { DISK_IMAGE, makeDiskImage } from '../harness/diskImage.ts'
import { ackedCount, unackedActs, findLedgerMismatches, type Ledger } from '../harness/ledger.ts'
import { removeTemporary } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { sendSignal } from '../harness/processCleanup.ts'
import { expectedRootNeed, catchRootNeed } from '../harness/requireRoot.ts'
import { startServer } from '../harness/serverProcess.ts'

const ROUNDS = 6
const DISK_MB = 600

test(
  '[STACK 4] power lost during writes loses no acknowledged record in any of 6 rounds',
  async () => {
    expect(await catchRootNeed(sixRounds)).toEqual(expectedRootNeed(DISK_IMAGE))
  },
  LIMIT_MS,
)

async function sixRounds(): Promise<string[]> {
  const wrongs: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) wrongs.push(...(await powerLossRound(round)))
  return wrongs
}

async function powerLossRound(round: number): Promise<string[]> {
  const disk = makeDiskImage(DISK_MB)
  const server = await startServer({ dataDir: join(disk.folder, 'data') })
  const session = await newPerson(server)
  const door = { port: server.port, session }
  const ledger: Ledger = new Map()
  const stopping = new AbortController()
  const writing = [1, 2, 3, 4].map(() => keepWriting({ ...door, patienceMs: 2_000 }, ledger, stopping.signal))
  await wait(1_500 + round * 250)

  // The server is frozen first: what it has not acknowledged by then was not promised.
  const frozen = [server.pid, ...databaseProcesses(server.dataDir)]
  for (const pid of frozen) sendSignal(pid, 'SIGSTOP')
  // An answer sent before the freeze may still be in transit to the writers.
  await wait(100)
  stopping.abort()
  const found = disk.afterPowerLoss()
  await Promise.all(writing)
  for (const pid of frozen) sendSignal(pid, 'SIGKILL')
  await server.kill9()

  const again = await startServer({ dataDir: join(found.folder, 'data') })
  const after = { port: again.port, session }
  printFigure(`round ${round + 1}: acknowledged writes`, ackedCount(ledger))
  printFigure(`round ${round + 1}: start after power loss, seconds`, again.secondsToReady)
  const wrongs = findLedgerMismatches(ledger, await pullAll(after))
  await resendUnacked(after, ledger)
  const left = [
    ...findLedgerMismatches(ledger, await pullAll(after)),
    ...unackedActs(ledger).map((act) => `${act.call} never taken`),
  ]
  await again.stop()
  await removeTemporary(join(found.folder, '..'))
  await removeTemporary(join(disk.folder, '..'))
  return [...wrongs, ...left]
}
