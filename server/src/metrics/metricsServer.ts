import { createServer } from 'node:http'
import { CannotStart, errorCode } from '../cannotStart.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const MOST_CONNECTIONS = 20
const REQUEST_MS = 10_000

export interface MetricsServer {
  address: string
  stop: () => Promise<void>
}

interface Place {
  port: number
  host: string
}

/** Answers `/metrics` and nothing else, on an address of its own. [MET-1] */
export async function serveMetrics(place: Place, read: () => Promise<string>): Promise<MetricsServer> {
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
    (request, response) => {
      const [path] = (request.url ?? '').split('?', 1)
      if (path !== '/metrics') return void response.writeHead(404).end()
      if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
      // A message could name what it failed on.
      read().then(
        (text) => response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(text),
        () => response.writeHead(500).end(),
      )
    },
  )
  server.maxConnections = MOST_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(reasonFor(error, place)))
    server.listen(place.port, place.host, resolve)
  })
  server.on('error', () => {})
  const at = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : place.port
  return {
    address: `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${port}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reasonFor(error: Error, { port, host }: Place): Error {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new CannotStart(`METRICS_PORT=${port} is taken by another program: choose another port.`)
  if (code === 'EACCES')
    return new CannotStart(
      `METRICS_PORT=${port} needs more rights than this user has: choose one above 1023.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`METRICS_HOST=${host} is no address of this machine: correct it or leave it out.`)
  return error
}
