import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { FAULTS, type Fault } from './faults.ts'

const HOST = '127.0.0.1'

export interface FaultProxy {
  port: number
  /** One fault for each of the next connections, in this order; then the default again. */
  next(...faults: Fault[]): void
  /** The fault of every connection that `next` does not cover. */
  usually(fault: Fault): void
  /** Closes every open connection with its requests: a browser keeps connections open for a long time. */
  hangUp(): void
  connections(): number
  close(): Promise<void>
}

/** A proxy between a client and a server that passes bytes and does not interpret them. */
export async function startFaultProxy(upstreamPort: number): Promise<FaultProxy> {
  const planned: Fault[] = []
  const open = new Set<Socket>()
  let usual: Fault = { fault: 'none' }
  let count = 0

  const hold = (socket: Socket): Socket => {
    open.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    return socket
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    count += 1
    const fault = planned.shift() ?? usual
    const dial = () => hold(connect({ port: upstreamPort, host: HOST, allowHalfOpen: true }))
    FAULTS[fault.fault](hold(client), dial, fault as never)
  })

  return {
    port: await listening(server),
    next: (...faults) => void planned.push(...faults),
    usually: (fault) => void (usual = fault),
    hangUp: () => {
      for (const socket of open) socket.resetAndDestroy()
    },
    connections: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}
