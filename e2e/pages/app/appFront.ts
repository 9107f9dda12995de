import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { extname } from 'node:path'
import type { Build } from './nextBuild.ts'
import { test as watched } from '../sync/watch.ts'

const HOST = '127.0.0.1'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface AppFront {
  url: string
  /** Paths that browsers have requested since the last call. */
  asked(): string[]
  /** Simulates a lost connection: nothing listens at the address. */
  goAway(): Promise<void>
  /** From now on this build of the app is served; API calls still go to the server behind. */
  offer(build: Build): void
}

/** A separate origin in front of the server that all journeys share: it can go down, or serve a newer app. */
async function startFront(upstreamPort: number): Promise<AppFront> {
  let build: Build | null = null
  let asked: string[] = []
  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://localhost').pathname
    asked.push(path)
    if (build === null || isServersOwn(path)) passOn(req, res, upstreamPort)
    else answer(res, { build, path, upstreamPort }).catch(() => res.destroy())
  })
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    if (!server.listening) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => void server.listen(0, HOST, () => resolve()))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    asked: () => {
      const before = asked
      asked = []
      return before
    },
    goAway: async () => {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      // Also those that a browser opens in advance without a request.
      for (const socket of open) socket.destroy()
      await closed
    },
    offer: (newer) => void (build = newer),
  }
}

const isServersOwn = (path: string): boolean => /^\/(api|dev|share|healthz|readyz)(\/|$)/.test(path)

function passOn(req: IncomingMessage, res: ServerResponse, port: number): void {
  const { method, url: path, headers } = req
  const onward = request({ host: HOST, port, method, path, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res)
  })
  onward.on('error', () => res.destroy())
  req.pipe(onward)
}

interface FrontRequest {
  build: Build
  path: string
  upstreamPort: number
}

async function answer(res: ServerResponse, { build, path, upstreamPort }: FrontRequest): Promise<void> {
  const isAsset = path.startsWith('/assets/')
  const found = build.has(path) || isAsset ? path : '/index.html'
  const content = build.get(found)
  // The headers of the real server, so that its security policy applies here too.
  const { headers } = await fetch(`http://${HOST}:${upstreamPort}/`)
  res.writeHead(content === undefined ? 404 : 200, {
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': headers.get('content-security-policy') ?? '',
  })
  res.end(content)
}

/** Starts a front for each journey that needs one; all stop at the end of the journey. */
export const test = watched.extend<{ startFront: (upstreamPort: number) => Promise<AppFront> }>({
  startFront: async ({ page }, use) => {
    const fronts: AppFront[] = []
    await use(async (upstreamPort) => {
      const front = await startFront(upstreamPort)
      fronts.push(front)
      return front
    })
    // The page is closed first: it may still send requests.
    await page.close()
    await Promise.all(fronts.map((front) => front.goAway()))
  },
})
