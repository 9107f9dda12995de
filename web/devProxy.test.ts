import { createServer as createBackend } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { devProxy } from './devProxy.ts'

test('[TOOL-26] a POST of the page reaches the server under the host of the page', async () => {
  const backend = createBackend(({ method, headers }, response) =>
    response.end(`${method} ${headers.origin} ${headers.host}`),
  )
  await new Promise<void>((resolve) => backend.listen(0, resolve))
  const root = mkdtempSync(join(tmpdir(), 'reprieve-dev-'))
  const proxy = devProxy(`http://localhost:${(backend.address() as AddressInfo).port}`)
  const dev = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, proxy, watch: null, ws: false },
  })
  try {
    await dev.listen()
    const { port } = dev.httpServer!.address() as AddressInfo
    const origin = `http://localhost:${port}`
    const answer = await fetch(`${origin}/api/v4/core/login-user`, { method: 'POST', headers: { origin } })
    expect(await answer.text()).toBe(`POST ${origin} localhost:${port}`)
  } finally {
    await dev.close()
    backend.close()
    rmSync(root, { recursive: true })
  }
})
