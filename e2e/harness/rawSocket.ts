import { connect } from 'node:net'

const PATIENCE_MS = 5_000

/** Sends bytes that need not be HTTP, ends the sending side, and returns all that comes until the other side ends. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('data', (part) => parts.push(part))
    // A reset after the answer is as good an end as any: what came before it counts.
    socket.on('error', () => undefined)
    socket.on('end', () => socket.end())
    socket.once('close', () => resolve(Buffer.concat(parts).toString('utf8')))
    socket.end(bytes)
  })
}
