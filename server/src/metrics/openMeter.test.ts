import { expect, test } from 'vitest'
import { openMeter } from './openMeter.ts'
import { JOB_KINDS, readSamples, VERSION } from './testMeter.ts'

test('[MET-4] without a database its figures are missing, and the others are there', async () => {
  let isAway = false
  const meter = openMeter({
    version: VERSION,
    pool: { totalCount: 10, idleCount: 0, waitingCount: 4, options: { max: 10 } },
    readStored: async () => (isAway ? null : { queues: [], lastBackup: 5_000 }),
    readDisk: async () => (isAway ? null : { freeBytes: 1, sizeBytes: 2 }),
    jobKinds: JOB_KINDS,
    now: () => 0,
  })
  const values = async () => {
    const samples = readSamples(await meter.read())
    return (name: string) => samples.find((sample) => sample.name === name)?.value
  }
  const before = await values()
  expect(['reprieve_database_up', 'reprieve_last_backup_timestamp_seconds'].map(before)).toEqual([1, 5])
  isAway = true
  const after = await values()
  expect(after('reprieve_database_up')).toBe(0)
  const missing = [
    'reprieve_last_backup_timestamp_seconds',
    'reprieve_queue_waiting',
    'reprieve_disk_free_bytes',
  ]
  expect(missing.map(after)).toEqual([undefined, undefined, undefined])
  expect(['reprieve_pool_waiting', 'reprieve_build_info'].map(after)).toEqual([4, 1])
})

test('[MET-5] every kind of job and the mail have a figure before the first one waits', async () => {
  const meter = openMeter({
    version: VERSION,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0, options: { max: 10 } },
    readStored: async () => ({ queues: [], lastBackup: null }),
    readDisk: async () => null,
    jobKinds: ['report', 'push'],
    now: () => 0,
  })
  const queues = readSamples(await meter.read()).filter(
    ({ name }) => name === 'reprieve_queue_oldest_seconds',
  )
  expect(queues.map(({ labels, value }) => [labels['queue'], value])).toEqual([
    ['mail', 0],
    ['report', 0],
    ['push', 0],
  ])
})
