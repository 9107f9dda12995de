import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

const logged: string[] = []
let server: TestApp
beforeAll(async () => {
  server = await openTestApp(
    { LOG_LEVEL: 'info', TRUST_PROXY: '10.1.2.3' },
    { logTo: { write: (line) => void logged.push(line) } },
  )
})
afterAll(() => server.close())

async function idsOf(from: string, sent: string): Promise<{ answered: unknown; logged: unknown }> {
  logged.length = 0
  const { headers } = await server.call('core/keep-alive', undefined, {
    from,
    headers: { 'x-request-id': sent },
  })
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { answered: headers['x-request-id'], logged: lines.find(({ msg }) => msg === 'call')?.['id'] }
}

test('[LOG-2] the id of the proxy is in the answer and in the log line', async () => {
  expect(await idsOf('10.1.2.3', 'edge-00017')).toEqual({ answered: 'edge-00017', logged: 'edge-00017' })
})

test('[LOG-2] the id of anybody else, or a hostile one, is in neither', async () => {
  for (const [from, sent] of [
    ['10.9.9.9', 'edge-00018'],
    ['10.1.2.3', 'x" , "who":"ann'],
  ] as const) {
    const { answered, logged: line } = await idsOf(from, sent)
    expect(answered).toBe(line)
    expect(answered).not.toBe(sent)
    expect(logged.join('')).not.toContain(sent)
  }
})
