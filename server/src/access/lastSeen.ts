import type { Db } from '../db/pool.ts'
import { updateLastSeen, type SessionUse } from './lastSeenStore.ts'

const EVERY_MS = 2_000

/**
 * Stores when each session was last used, in batches: a write for each keep-alive would cost a disk sync for a value
 * that matters in minutes. A crash loses at most two seconds of a six-minute limit.
 */
export class LastSeen {
  private waiting = new Map<string, SessionUse>()
  private timer: NodeJS.Timeout
  private db: Db

  constructor(db: Db, onError: (error: unknown) => void) {
    this.db = db
    this.timer = setInterval(() => void this.flush().catch(onError), EVERY_MS)
    this.timer.unref()
  }

  note(userId: number, family: string, at: number): void {
    this.waiting.set(`${userId} ${family}`, { userId, family, at })
  }

  async flush(): Promise<void> {
    if (this.waiting.size === 0) return
    // Sorted: two processes that lock the same rows in a different order would block each other.
    const batch = [...this.waiting.values()].sort((a, b) => (a.family < b.family ? -1 : 1))
    this.waiting = new Map()
    try {
      await updateLastSeen(this.db, batch)
    } catch (error) {
      // Put back for the next flush: otherwise people active while the disk was full would count as idle.
      for (const seen of batch) {
        const key = `${seen.userId} ${seen.family}`
        if (!this.waiting.has(key)) this.waiting.set(key, seen)
      }
      throw error
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }
}
