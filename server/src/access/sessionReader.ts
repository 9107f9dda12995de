import type { Db } from '../db/pool.ts'
import { findSessionOf, findSessions, type SessionRow } from './sessionStore.ts'

interface Round {
  hashes: Buffer[]
  found: Promise<Map<string, SessionRow>>
}

/**
 * Reads the sessions of calls that arrive together in one query: a query for each call would be half the cost of a
 * keep-alive. Every answer is read after its call has arrived and nothing is kept, so that an ended session is refused
 * by the next call. In a distributed database each call asks its person's shard instead: one query for several people
 * would ask them all. [DIST-2]
 */
export class SessionReader {
  private open: Round | null = null
  private db: Db
  private isDistributed: boolean

  constructor(db: Db, isDistributed = false) {
    this.db = db
    this.isDistributed = isDistributed
  }

  /** The session may be another person's than the one whom the call names. */
  find(hash: Buffer, named: number | null): Promise<SessionRow | null> {
    return this.isDistributed ? this.findInShard(hash, named) : this.findTogether(hash)
  }

  private async findInShard(hash: Buffer, named: number | null): Promise<SessionRow | null> {
    const own = named === null ? null : await findSessionOf(this.db, named, hash)
    return own ?? (await findSessions(this.db, [hash]))[0] ?? null
  }

  private async findTogether(hash: Buffer): Promise<SessionRow | null> {
    const round = (this.open ??= this.begin())
    round.hashes.push(hash)
    const found = await round.found
    return found.get(keyOf(hash)) ?? null
  }

  private begin(): Round {
    const hashes: Buffer[] = []
    return { hashes, found: this.read(hashes) }
  }

  private async read(hashes: Buffer[]): Promise<Map<string, SessionRow>> {
    await allArrived()
    // Closed before the query is sent: a call that arrives later must not get an earlier answer.
    this.open = null
    const sessions = await findSessions(this.db, hashes)
    return new Map(sessions.map((session) => [keyOf(session.hash), session]))
  }
}

/** Node runs it after it has read from all connections that had something to read. */
const allArrived = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

const keyOf = (hash: Buffer): string => hash.toString('latin1')
