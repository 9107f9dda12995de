import { spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync, readFileSync, writeFileSync, writeSync, fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DISK_IMAGE, makeDiskImage } from '../harness/diskImage.ts'
import { isTemporary, removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { isAlive } from '../harness/processCleanup.ts'
import { expectedRootNeed, catchRootNeed } from '../harness/requireRoot.ts'
import { startServer } from '../harness/serverProcess.ts'
import { makeSmallDisk, SMALL_DISK } from '../harness/smallDisk.ts'

const HARNESS = join(import.meta.dirname, '../harness')
const DAY_MS = 86_400_000

test('[D53] a test server refuses a data folder that is not a temporary one', async () => {
  await expect(startServer({ dataDir: '/var/lib/reprieve' })).rejects.toThrow('temporary folder')
  expect(isTemporary('/var/lib/reprieve')).toBe(false)
})

test('[D53] processes and folders of a run are removed even when the run is killed', async () => {
  const folder = temporaryFolder()
  const report = join(folder, 'report.json')
  const script = `
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    import { endAtLast, temporaryFolder } from ${JSON.stringify(join(HARNESS, 'leftovers.ts'))}
    const sleeper = spawn('sleep', ['600'])
    endAtLast(sleeper)
    const made = temporaryFolder()
    writeFileSync(made + '/file', 'x')
    writeFileSync(${JSON.stringify(report)}, JSON.stringify({ pid: sleeper.pid, made }))
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script])
  await expect
    .poll(() => existsSync(report) && readFileSync(report, 'utf8').endsWith('}'), { timeout: 10_000 })
    .toBe(true)
  const left = JSON.parse(readFileSync(report, 'utf8')) as { pid: number; made: string }
  expect(isAlive(left.pid)).toBe(true)

  run.kill('SIGKILL')

  await expect.poll(() => isAlive(left.pid) || existsSync(left.made), { timeout: 10_000 }).toBe(false)
  await removeTemporary(folder)
})

test('[REL 1b] a process under the clock shift lives on another day, its timers do not', () => {
  const script =
    'console.log(JSON.stringify([Date.now(), new Date().getTime(), new Date(5).getTime(), Date.parse(Date())]))'
  const given = ['--import', join(HARNESS, 'clockShift.js'), '-e', script]
  const env = { ...process.env, REPRIEVE_CLOCK_SHIFT_MS: String(DAY_MS) }
  const before = Date.now()
  const times = JSON.parse(spawnSync(process.execPath, given, { env }).stdout.toString()) as number[]
  const [now, made, fixed, said] = times as [number, number, number, number]
  for (const time of [now, made, said + 1_000]) {
    expect(time).toBeGreaterThanOrEqual(before + DAY_MS)
    expect(time).toBeLessThan(before + DAY_MS + 60_000)
  }
  expect(fixed).toBe(5)
})

test('[REL 1b] a small disk is full when filled and free when freed', async () => {
  expect(await catchRootNeed(fillAndFree)).toEqual(expectedRootNeed(SMALL_DISK))
})

async function fillAndFree(): Promise<string[]> {
  const disk = makeSmallDisk(8)
  const wrongs: string[] = []
  disk.fill()
  if (disk.freeBytes() > 0 || canWrite(join(disk.folder, 'more'))) wrongs.push('filled, and not full')
  disk.free()
  if (!canWrite(join(disk.folder, 'more'))) wrongs.push('freed, and still full')
  await removeTemporary(join(disk.folder, '..'))
  return wrongs
}

function canWrite(file: string): boolean {
  try {
    writeFileSync(file, 'x'.repeat(5_000))
    return true
  } catch {
    return false
  }
}

test('[STACK 4] after a simulated power loss only fsynced data are there', async () => {
  expect(await catchRootNeed(losePower)).toEqual(expectedRootNeed(DISK_IMAGE))
})

async function losePower(): Promise<string[]> {
  const disk = makeDiskImage(64)
  const wrongs: string[] = []
  const kept = openSync(join(disk.folder, 'kept'), 'w')
  writeSync(kept, 'acknowledged')
  fsyncSync(kept)
  writeSync(kept, ' and more')
  writeSync(openSync(join(disk.folder, 'lost'), 'w'), 'never flushed')

  const found = disk.afterPowerLoss()

  const text = readFileSync(join(found.folder, 'kept'), 'utf8')
  if (text !== 'acknowledged') wrongs.push(`fsynced, and found as ${text}`)
  if (existsSync(join(found.folder, 'lost'))) wrongs.push('never fsynced, and there')
  await removeTemporary(join(found.folder, '..'))
  await removeTemporary(join(disk.folder, '..'))
  return wrongs
}
