import type { FastifyReply, FastifyRequest } from 'fastify'

const MB = 1_000_000
/** Nearly every body is this small and is never refused, so that slow senders cannot keep a diary from syncing. */
const SMALL = 64_000
const OF_ONE = 16 * MB
const OF_ALL = 256 * MB
const LEAST_OF_ALL = 32 * MB

/**
 * Limits the memory of incoming bodies. A body stays in memory until it is complete, and a slow sender has two minutes:
 * with 1 MB before log-in and 5 MB after it, one address could fill the memory of any machine. [REL 1d]
 */
export class BodyRoom {
  private taken = 0
  private takenBy = new Map<string, number>()
  private readonly ofAll: number

  /** `processes`: how many share the memory of this machine. [RUN-6] */
  constructor(processes = 1) {
    this.ofAll = Math.max(LEAST_OF_ALL, OF_ALL / processes)
  }

  /** Reserves room for a body; false if there is none. Freed when the response is sent or the connection closes. */
  take(who: string, bytes: number, reply: FastifyReply): boolean {
    if (bytes <= SMALL) return true
    // If the client disconnected during authentication, 'close' has already fired and the room would never be freed.
    if (reply.raw.destroyed) return false
    const own = this.takenBy.get(who) ?? 0
    if (own + bytes > OF_ONE || this.taken + bytes > this.ofAll) return false
    this.change(who, bytes)
    reply.raw.once('close', () => this.change(who, -bytes))
    return true
  }

  private change(who: string, bytes: number): void {
    this.taken += bytes
    const own = (this.takenBy.get(who) ?? 0) + bytes
    if (own === 0) this.takenBy.delete(who)
    else this.takenBy.set(who, own)
  }
}

/** The size the body may reach; a chunked body has no declared size, so the limit of the call counts. */
export function expectedBodyBytes({ headers }: FastifyRequest, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit
  return Math.min(limit, Number(headers['content-length'] ?? 0))
}
