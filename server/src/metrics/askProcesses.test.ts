import { expect, test } from 'vitest'
import { askProcesses, type ProcessChannels } from './askProcesses.ts'
import type { OpenMeter } from './openMeter.ts'
import { openIdleMeter, readSamples } from './testMeter.ts'

/** Processes that answer with the figures of their meter, or not at all. */
function openProcesses() {
  const meters = new Map<number, OpenMeter>()
  const silent = new Set<number>()
  let hear: (process: number, message: unknown) => void = () => {}
  let leave: (process: number) => void = () => {}
  const channels: ProcessChannels = {
    running: () => [...meters.keys()],
    send(process, { turn }) {
      if (silent.has(process)) return
      // As the channel does it: what arrives is a copy.
      void meters
        .get(process)!
        .toJson()
        .then((figures) => hear(process, structuredClone({ figures, turn })))
    },
    onMessage: (listener) => void (hear = listener),
    onExit: (listener) => void (leave = listener),
  }
  const read = askProcesses(channels, 500)
  return {
    meters,
    silent,
    end: (process: number) => {
      meters.delete(process)
      leave(process)
    },
    value: async (name: string, labels: Record<string, string> = {}) => {
      const all = readSamples(await read()).filter((sample) => sample.name === name)
      const found = all.filter((one) =>
        Object.entries(labels).every(([key, text]) => one.labels[key] === text),
      )
      expect(found.length).toBeLessThanOrEqual(1)
      return found[0]?.value
    },
  }
}

const call = (meter: OpenMeter, seconds: number) =>
  meter.countCall({ route: '/readyz', status: 200, code: null, seconds })
const CALLS = 'reprieve_calls_total'

test('[MET-7] counts and durations of all processes are added up, figures of the database are not', async () => {
  const { meters, value } = openProcesses()
  for (const process of [1, 2, 3]) meters.set(process, openIdleMeter())
  for (const meter of meters.values()) call(meter, 0.02)
  call(meters.get(2)!, 7)
  expect(await value(CALLS)).toBe(4)
  expect(await value('reprieve_call_seconds_bucket', { le: '0.025' })).toBe(3)
  expect(await value('reprieve_call_seconds_count')).toBe(4)
  expect(await value('reprieve_processes')).toBe(3)
  expect(await value('reprieve_pool_waiting')).toBe(6)
  expect(await value('reprieve_database_up')).toBe(1)
  expect(await value('reprieve_disk_size_bytes')).toBe(2)
  expect(await value('reprieve_build_info')).toBe(1)
})

test('[MET-7] a process that ends takes none of its counts away, and its replacement adds to them', async () => {
  const { meters, value, end } = openProcesses()
  for (const process of [1, 2]) meters.set(process, openIdleMeter())
  for (const meter of meters.values()) for (let n = 0; n < 10; n += 1) call(meter, 0.02)
  expect(await value(CALLS)).toBe(20)
  end(1)
  expect(await value(CALLS)).toBe(20)
  expect(await value('reprieve_processes')).toBe(1)
  meters.set(3, openIdleMeter())
  call(meters.get(3)!, 0.02)
  expect(await value(CALLS)).toBe(21)
  end(3)
  end(2)
  expect([await value(CALLS), await value('reprieve_call_seconds_count')]).toEqual([21, 21])
  expect(await value('reprieve_processes')).toBeUndefined()
})

test('[MET-7] a process that does not answer delays a scrape only for a while, and its last figures stand', async () => {
  const { meters, silent, value } = openProcesses()
  for (const process of [1, 2]) meters.set(process, openIdleMeter())
  for (const meter of meters.values()) call(meter, 0.02)
  expect(await value(CALLS)).toBe(2)
  silent.add(2)
  call(meters.get(1)!, 0.02)
  expect(await value(CALLS)).toBe(3)
})
