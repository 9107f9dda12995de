import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiHeaders } from '../harness/apiCall.ts'
import { printFigure } from '../harness/longRun.ts'
import { memberPids } from '../harness/memberProcesses.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const COUNTS = [1, 2, 4]
const ROUNDS = 3
const ROUND_MS = 10_000
const CONNECTIONS = 32

interface Served {
  count: number
  server: ServerProcess
  headers: Record<string, string>
  /** Milliseconds of each call. */
  times: number[]
  refused: number
}

let all: Served[] = []
beforeAll(async () => {
  for (const count of COUNTS) {
    const server = await startServer({ env: { PROCESSES: String(count) } })
    all.push({ count, server, headers: apiHeaders(await newPerson(server)), times: [], refused: 0 })
  }
})
afterAll(async () => {
  for (const { server } of all) await server.remove()
  all = []
})

/** What the processes of a server have computed so far, in seconds. */
const computed = ({ count, server }: Served): number[] =>
  (count === 1 ? [server.pid] : memberPids(server.pid).toSorted((a, b) => a - b)).map((pid) => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ').map(Number)
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100
  })

function keepAlive(served: Served, agent: Agent): Promise<void> {
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const asked = request(
    {
      agent,
      port: served.server.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v4/core/keep-alive',
      headers: { ...served.headers, 'content-length': '2' },
    },
    (answer) => {
      answer.resume()
      answer.once('end', () => {
        served.times.push(performance.now() - began)
        if (answer.statusCode !== 200) served.refused += 1
        resolve()
      })
    },
  )
  asked.once('error', reject)
  asked.end('{}')
  return promise
}

async function round(served: Served): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + ROUND_MS
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) await keepAlive(served, agent)
    }),
  )
  agent.destroy()
}

test('[RUN-3] one, two and four processes: throughput, waits, and each process has its share of the work', async () => {
  const before = all.map(computed)
  // In turn, so that a busy machine slows all of them alike.
  for (let turn = 0; turn < ROUNDS; turn += 1) for (const served of all) await round(served)
  for (const [at, served] of all.entries()) {
    const { count, times, refused } = served
    const used = computed(served).map((seconds, process) => seconds - (before[at]?.[process] ?? 0))
    const sum = used.reduce((total, seconds) => total + seconds, 0)
    const shares = used.map((seconds) => seconds / sum)
    const sorted = times.toSorted((a, b) => a - b)
    printFigure(`${count}: keep-alives a second`, (times.length * 1_000) / (ROUNDS * ROUND_MS))
    printFigure(`${count}: p99 ms`, sorted[Math.floor(sorted.length * 0.99)] ?? 0)
    printFigure(`${count}: processor ms of a call`, (sum * 1_000) / times.length)
    printFigure(`${count}: shares`, shares.map((share) => share.toFixed(2)).join(' '))
    expect(shares.length).toBe(count)
    expect(Math.min(...shares)).toBeGreaterThan(0.5 / count)
    expect(refused).toBe(0)
  }
})
