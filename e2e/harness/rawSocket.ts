import { connect } from 'node:net'

const PATIENCE_MS = 5_000

/** Sends bytes that need not be HTTP, closes the sending side, and returns everything until the other side closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('data', (part) => parts.push(part))
    // A reset after the answer is acceptable: what came before it counts.
    socket.on('error', () => undefined)
    socket.on('end', () => socket.end())
    socket.once('close', () => resolve(Buffer.concat(parts).toString('utf8')))
    socket.end(bytes)
  })
}
