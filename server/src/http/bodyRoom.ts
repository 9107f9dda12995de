import type { FastifyReply, FastifyRequest } from 'fastify'

const MB = 1_000_000
/** Nearly every body: it needs no room, so that nobody who sends slowly keeps a diary from being synced. */
const SMALL = 64_000
const OF_ONE = 16 * MB
const OF_ALL = 256 * MB

/**
 * A body lies in memory until it is whole, and who sends slowly has two minutes for it: with a megabyte before the
 * sign-in and five behind it, one address could fill the memory of any machine. [REL 1d]
 */
export class BodyRoom {
  private taken = 0
  private takenBy = new Map<string, number>()

  /** Whether there is room. It is given back when the answer is out or the line is cut. */
  take(who: string, bytes: number, reply: FastifyReply): boolean {
    if (bytes <= SMALL) return true
    // Who hung up while we looked who it is has been closed already, and would never give it back.
    if (reply.raw.destroyed) return false
    const own = this.takenBy.get(who) ?? 0
    if (own + bytes > OF_ONE || this.taken + bytes > OF_ALL) return false
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

/** As many bytes as may come; who does not say how many may send all that the call takes. */
export function bytesToCome({ headers }: FastifyRequest, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit
  return Math.min(limit, Number(headers['content-length'] ?? 0))
}
