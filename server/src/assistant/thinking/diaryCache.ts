import type { AskableDiary } from '@reprieve/mind/askableDiary.ts'

interface CachedMind {
  key: string
  mind: AskableDiary
  letters: number
  usedAt: number
}

const MOST_PEOPLE = 20
const MOST_LETTERS = 80_000_000
const KEEP_MS = 600_000

/** A memory cache of recently read diaries: the next question comes soon, and the rows are the same. */
export class DiaryCache {
  private readonly kept = new Map<number, CachedMind>()

  /** Null if it was never read, or has changed since. */
  find(userId: number, key: string, now: number): AskableDiary | null {
    this.forgetOld(now)
    const known = this.kept.get(userId)
    if (known === undefined || known.key !== key) return null
    known.usedAt = now
    return known.mind
  }

  keep(userId: number, { key, mind, letters }: Omit<CachedMind, 'usedAt'>, now: number): void {
    this.kept.set(userId, { key, mind, letters, usedAt: now })
    const byAge = [...this.kept].toSorted(([, one], [, other]) => one.usedAt - other.usedAt)
    for (const [oldest] of byAge) {
      if (this.kept.size <= MOST_PEOPLE && this.letters() <= MOST_LETTERS) return
      if (oldest !== userId) this.kept.delete(oldest)
    }
  }

  private letters(): number {
    return [...this.kept.values()].reduce((sum, { letters }) => sum + letters, 0)
  }

  private forgetOld(now: number): void {
    for (const [userId, { usedAt }] of this.kept) if (now - usedAt > KEEP_MS) this.kept.delete(userId)
  }
}
