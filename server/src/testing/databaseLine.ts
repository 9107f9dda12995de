import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type pg from 'pg'

/** A line between a pool and the database of a test, on a port of its own. */
export interface DatabaseLine {
  /** DATABASE_URL through this line; hosts to try before it may be given. */
  url(...before: string[]): string
  /** From the next bytes on nothing passes, in neither direction, and no connection ends. */
  fallSilent(): void
  /** Lets the next statement with this text pass, and ends the connection before its answer does. */
  loseAnswerTo(statement: string): void
  /** Ends the connection when this statement comes, which the database then never gets. */
  loseStatement(statement: string): void
  connections(): number
  close(): Promise<void>
}

export async function openDatabaseLine(config: pg.PoolConfig): Promise<DatabaseLine> {
  const target = targetOf(config)
  const open = new Set<Socket>()
  let isSilent = false
  let planned: { statement: string; arrives: boolean } | null = null
  let count = 0

  const server = createServer((client) => {
    count += 1
    const database = target.path === undefined ? connect(target.port, target.host) : connect(target.path)
    let loses = false
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => open.delete(socket))
    }
    const end = () => {
      client.destroy()
      database.destroy()
    }
    client.once('close', () => !isSilent && database.destroy())
    database.once('close', () => !isSilent && client.destroy())
    client.on('data', (bytes) => {
      if (isSilent) return
      if (planned !== null && bytes.includes(planned.statement)) {
        if (planned.arrives) loses = true
        else end()
        planned = null
      }
      if (!database.destroyed) database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (isSilent) return
      if (loses) end()
      else client.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const { user, password, database } = target
  return {
    url: (...before) =>
      `postgres://${user}:${password}@${[...before, `127.0.0.1:${port}`].join(',')}/${database}`,
    fallSilent: () => void (isSilent = true),
    loseAnswerTo: (statement) => void (planned = { statement, arrives: true }),
    loseStatement: (statement) => void (planned = { statement, arrives: false }),
    connections: () => count,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function targetOf(config: pg.PoolConfig) {
  const url = config.connectionString === undefined ? null : new URL(config.connectionString)
  const host = url === null ? (config.host ?? '') : (url.searchParams.get('host') ?? url.hostname)
  const port = Number((url === null ? config.port : url.port) ?? 5432)
  return {
    host,
    port,
    path: host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : undefined,
    user: url === null ? (config.user ?? '') : url.username,
    password: url === null ? encodeURIComponent(String(config.password)) : url.password,
    database: url === null ? (config.database ?? '') : url.pathname.slice(1),
  }
}
