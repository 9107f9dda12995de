import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../harness/apiCall.ts'
import { freePort } from '../harness/freePort.ts'
import { LIMIT_MS } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const OPERATE = join(import.meta.dirname, '../../operate')

let server: ServerProcess
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  server = await startServer({ env: { METRICS_PORT: String(metricsPort) } })
}, LIMIT_MS)
afterAll(() => server?.remove())

/** Throws what promtool says. Its package also starts a server, which is not needed here. */
function promtool(args: string[], input?: string): string {
  try {
    return execFileSync('promtool', args, {
      cwd: OPERATE,
      encoding: 'utf8',
      stdio: 'pipe',
      ...(input === undefined ? {} : { input }),
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('This needs promtool: apt-get install -y prometheus, and stop its service', {
        cause: error,
      })
    throw error
  }
}

test('[MET-8] Prometheus takes the alert rules and the example configuration', () => {
  expect(promtool(['check', 'rules', 'alerts.yml'])).toMatch(/SUCCESS: \d+ rules found/)
  expect(promtool(['check', 'config', 'prometheus.example.yml'])).toContain(
    'is valid prometheus config file syntax',
  )
})

test('[MET-8] the alerts fire when they should, and only then', () => {
  expect(promtool(['test', 'rules', 'alerts.test.yml'])).toContain('SUCCESS')
})

test('[MET-1] the figures of a server that was used are in the format of Prometheus', async () => {
  const session = await newPerson(server)
  await callApi({ port: server.port, session, fresh: true }, 'core/keep-alive')
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toContain('route="/api/v4/core/keep-alive"')
  expect(promtool(['check', 'metrics'], text)).toBe('')
})
