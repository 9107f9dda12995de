import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const SLICES_PER_SECOND = 20

/** What happens to one connection. Byte counts start at the first byte of that direction. */
export type Fault =
  | { fault: 'none' }
  | { fault: 'refuse' }
  /** The server gets the first bytes, then both sides lose the connection. */
  | { fault: 'cut-request'; afterBytes: number }
  /** The server gets the first bytes and a clean end; its answer, if any, reaches the client. */
  | { fault: 'truncate-request'; afterBytes: number }
  /** The server gets the first bytes and then nothing, on a connection that stays open. */
  | { fault: 'stall-request'; afterBytes: number }
  /** The request passes whole; of the answer the client gets the first bytes and a clean end. */
  | { fault: 'cut-answer'; afterBytes: number }
  /** The same, but ended by a reset. */
  | { fault: 'reset-answer'; afterBytes: number }
  | { fault: 'delay'; ms: number }
  | { fault: 'throttle'; bytesPerSecond: number }
  /** The request reaches the server twice at the same time; the client gets the first copy's answer. */
  | { fault: 'double' }

type FaultOf<Name> = Extract<Fault, { fault: Name }>
type Apply<Name> = (client: Socket, dial: () => Socket, fault: FaultOf<Name>) => void
type Limited = { afterBytes: number }

export const FAULTS: { [Name in Fault['fault']]: Apply<Name> } = {
  none: (client, dial) => join(client, dial()),
  refuse: (client) => void client.resetAndDestroy(),
  'cut-request': (client, dial, fault) => {
    const server = dial()
    takeFirst(client, server, fault, () => {
      client.destroy()
      // Ends after the bytes in transit have arrived, not instead of them.
      server.end(() => server.destroy())
    })
  },
  'truncate-request': (client, dial, fault) => {
    const server = dial()
    takeFirst(client, server, fault, () => server.end())
    pass(server, client)
  },
  'stall-request': (client, dial, fault) => {
    const server = dial()
    takeFirst(client, server, fault, () => undefined)
    pass(server, client)
  },
  'cut-answer': (client, dial, fault) =>
    loseAnswer(client, dial(), fault, () => client.end(() => client.destroy())),
  'reset-answer': (client, dial, fault) => loseAnswer(client, dial(), fault, () => client.resetAndDestroy()),
  delay: (client, dial, fault) => {
    const server = dial()
    void passLater(client, server, fault.ms)
    void passLater(server, client, fault.ms)
  },
  throttle: (client, dial, fault) => {
    const server = dial()
    void passSlowly(client, server, fault.bytesPerSecond)
    void passSlowly(server, client, fault.bytesPerSecond)
  },
  double: (client, dial) => {
    const [first, second] = [dial(), dial()]
    client.on('data', (bytes) => second.write(bytes))
    client.once('end', () => second.end())
    // Read and discarded: an unread answer would stop the server from finishing the second request.
    second.resume()
    join(client, first)
  },
}

function join(client: Socket, server: Socket): void {
  pass(client, server)
  pass(server, client)
}

function pass(from: Socket, to: Socket): void {
  from.pipe(to)
  from.once('close', () => to.end())
}

// Reads the server's answer to its end although the client is gone: the request was carried out completely.
function loseAnswer(client: Socket, server: Socket, fault: Limited, lose: () => void): void {
  client.pipe(server)
  takeFirst(server, client, fault, lose)
}

function takeFirst(from: Socket, to: Socket, { afterBytes }: Limited, then: () => void): void {
  let left = afterBytes
  let isDone = false
  from.on('data', (bytes: Buffer) => {
    if (isDone) return
    const part = bytes.subarray(0, left)
    left -= part.length
    if (part.length > 0) to.write(part)
    if (left > 0) return
    isDone = true
    then()
  })
  from.once('end', () => {
    if (!isDone) to.end()
  })
}

async function passLater(from: Socket, to: Socket, ms: number): Promise<void> {
  from.on('data', (bytes: Buffer) => void wait(ms).then(() => to.writable && to.write(bytes)))
  from.once('end', () => void wait(ms).then(() => to.end()))
}

async function passSlowly(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
  const slice = Math.max(1, Math.round(bytesPerSecond / SLICES_PER_SECOND))
  try {
    for await (const bytes of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < bytes.length; at += slice) {
        to.write(bytes.subarray(at, at + slice))
        await wait(1_000 / SLICES_PER_SECOND)
      }
    }
  } catch {
    // A reset on one side also ends the other side, as on a real connection.
  }
  to.end()
}
