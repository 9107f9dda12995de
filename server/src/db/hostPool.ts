import { callbackify } from 'node:util'
import pg from 'pg'
import { DatabaseAway, isDatabaseAway } from './databaseError.ts'
import type { DatabaseHosts } from './databaseHosts.ts'

type Release = (destroy?: Error | boolean) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void
type Verified = (error?: Error) => void

const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'

/** A pool whose new connections go to the host that takes writes. [HA-5] */
export function hostPool(config: pg.PoolConfig, hosts: DatabaseHosts): pg.Pool {
  const Client = class extends pg.Client {
    constructor(given?: string | pg.ClientConfig) {
      super({ ...(given as pg.ClientConfig), connectionString: hosts.current() })
    }
  }
  return new HostPool({ ...config, Client, ...(hosts.mustWrite ? { verify: mustTakeWrites } : {}) }, hosts)
}

class HostPool extends pg.Pool {
  private readonly hosts: DatabaseHosts

  constructor(config: pg.PoolConfig, hosts: DatabaseHosts) {
    super(config)
    this.hosts = hosts
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.connectToOne()
    callbackify(() => this.connectToOne())((error, client) => {
      if (error === null) callback(undefined, client, (destroy) => client.release(destroy))
      else callback(error, undefined, () => {})
    })
    return undefined
  }

  /** Nothing was sent when a connection cannot be made, so the next host may be asked. */
  private async connectToOne(): Promise<pg.PoolClient> {
    for (let left = this.hosts.addresses.length - 1; ; left -= 1) {
      const asked = this.hosts.current()
      try {
        return await super.connect()
      } catch (error) {
        if (!isDatabaseAway(error) || isBusy(error)) throw error
        this.hosts.leave(asked)
        if (left === 0) throw error
      }
    }
  }
}

/** All connections are in use: no fault of a host. */
const isBusy = (error: unknown): boolean => error instanceof Error && error.message === NO_CONNECTION_FREE

function mustTakeWrites(client: pg.PoolClient, done: Verified): void {
  client.query<{ transaction_read_only: string }>('show transaction_read_only', (error, result) => {
    if (error) done(error)
    else if (result.rows[0]?.transaction_read_only === 'off') done()
    else done(new DatabaseAway('The database takes no writes'))
  })
}
