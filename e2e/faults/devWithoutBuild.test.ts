import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { apiHeaders } from '../harness/apiCall.ts'
import { freePort } from '../harness/freePort.ts'
import { endAtLast, removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { mailsTo, newAccountNames, registerBody, type TestServer } from '../harness/person.ts'
import { clustersUnder, endProcess } from '../harness/processCleanup.ts'
import { copyUsedFolder } from '../harness/usedFolder.ts'

const CHECKOUT = join(import.meta.dirname, '../..')
const BUILT = join(CHECKOUT, 'web/dist')
/** What looks for the built app by its own place. The rest may lie elsewhere. */
const COPIED = ['package.json', 'tsconfig.base.json', 'scripts/dev.ts', 'server', 'web']
const LINKED = ['content', 'node_modules']

function copyCheckoutWithoutBuild(root: string): void {
  for (const path of COPIED) {
    cpSync(join(CHECKOUT, path), join(root, path), { recursive: true, filter: (from) => from !== BUILT })
  }
  for (const path of LINKED) symlinkSync(join(CHECKOUT, path), join(root, path))
}

interface DevCommand extends TestServer {
  /** Of the page. */
  address: string
  output: () => string
  errors: () => string
  /** As Ctrl-C in a terminal does it: the signal reaches the whole group. */
  interrupt: () => Promise<void>
}

async function startDev(folder: string): Promise<DevCommand> {
  const [root, dataDir] = [join(folder, 'checkout'), join(folder, 'data')]
  copyUsedFolder(dataDir)
  copyCheckoutWithoutBuild(root)
  const [port, webPort, outboxKey] = [await freePort(), await freePort(), 'outbox-of-the-test']
  const { HOME, PATH } = process.env
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      HOME,
      PATH: [join(CHECKOUT, 'node_modules/.bin'), PATH].join(delimiter),
      DATA_DIR: dataDir,
      DEV_OUTBOX_KEY: outboxKey,
      PORT: String(port),
      WEB_PORT: String(webPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  endAtLast(child)
  const pid = child.pid ?? 0
  onTestFinished(() => endProcess(pid))
  const [output, errors] = [gather(child.stdout), gather(child.stderr)]
  while (!output().includes('is ready: ')) {
    if (hasEnded(child) || output().includes('Failed running')) throw new Error(output() + errors())
    await wait(20)
  }
  const interrupt = async (): Promise<void> => {
    process.kill(-pid, 'SIGINT')
    await once(child, 'exit')
  }
  return { port, outboxKey, address: `http://localhost:${webPort}`, output, errors, interrupt }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function gather(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (part: Buffer) => (text += part.toString('utf8')))
  return () => text
}

test('[TOOL-26, TOOL-31] npm run dev needs no built app: people register on its page, and Ctrl-C closes the database', async () => {
  const folder = temporaryFolder()
  onTestFinished(() => removeTemporary(folder))
  const dev = await startDev(folder)
  const names = newAccountNames()
  const body = JSON.stringify(await registerBody(names))
  const register = async (origin: string): Promise<unknown> => {
    const headers = { ...apiHeaders(), origin }
    const call = `${dev.address}${API_BASE}/core/register-user`
    return (await fetch(call, { method: 'POST', headers, body })).json()
  }

  expect(await (await fetch(`${dev.address}/records/create`)).text()).toContain('/src/main.tsx')
  expect(await register('https://elsewhere.example.org')).toMatchObject({ result_code: RESULT.notAllowed })
  expect(await register(dev.address)).toMatchObject({ result_code: RESULT.ok })
  await expect
    .poll(async () => (await mailsTo(dev, names.email))[0]?.text)
    .toContain(`${dev.address}/activate-user/`)
  expect(dev.output()).toContain(`is ready: ${dev.address}\n`)
  expect(dev.errors()).toBe('')
  expect(existsSync(join(folder, 'checkout/web/dist'))).toBe(false)

  await dev.interrupt()
  expect(clustersUnder(folder)).toEqual([])
})
