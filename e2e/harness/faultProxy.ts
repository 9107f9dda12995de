import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { FAULTS, type Fault } from './faults.ts'

const HOST = '127.0.0.1'

export interface FaultProxy {
  port: number
  /** One fault for each of the coming connections, in this order; after them the usual one again. */
  next(...faults: Fault[]): void
  /** The fault of every connection that `next` does not name. */
  usually(fault: Fault): void
  /** Every line that is open now is lost, with what is under way on it: a browser keeps its lines for long. */
  hangUp(): void
  connections(): number
  close(): Promise<void>
}

/** Stands between a client and a server, byte by byte, and knows nothing of what the bytes say. */
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
