import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'

// D12. The server treats the client's hash as the password: never stored, never logged, hashed again at full
// strength, because the client's fixed salt protects nothing after a leak.
// argon2id is the library's default; its name is a const enum, which cannot be imported here.
const ARGON: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// At most two on a machine (D12), and on two cores one: the other core serves everybody who is already logged in.
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const QUEUE = 50

export interface Passwords {
  /** null: too many hashes are waiting; the caller answers 103. */
  hash(clientHash: string): Promise<string | null>
  /** Always computes exactly one hash, even with nothing to compare: the duration must not reveal anything. */
  check(clientHash: string, stored: string | null): Promise<'right' | 'wrong' | 'busy'>
}

// Compared with where no hash is stored; made with the parameters above.
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$PbILRVrk4lhI+F6PvbdE9A$kcqdy4d2KF+jceNfj7QBz8vRELJ2ZRvO8XShDszF3wQ'

/** `processes`: how many share this machine; each needs to compute at least one at a time. [RUN-6] */
export function openPasswords(pepper: string, { strength = ARGON, processes = 1 } = {}): Passwords {
  // As hex: the verifier reads its input as UTF-8 text, which raw bytes are not.
  const peppered = (clientHash: string) => createHmac('sha256', pepper).update(clientHash).digest('hex')
  const inTurn = turns(Math.max(1, Math.floor(AT_ONCE / processes)))
  return {
    hash: (clientHash) => inTurn(() => hash(peppered(clientHash), strength)),
    async check(clientHash, stored) {
      const same = await inTurn(() => verify(stored ?? DECOY, peppered(clientHash)))
      if (same === null) return 'busy'
      return same && stored !== null ? 'right' : 'wrong'
    },
  }
}

/** Limits the queue, because calls in a long one would only time out. */
function turns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= atOnce) {
      if (waiting.length >= QUEUE) return null
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The turn is passed on directly, so that no new call gets in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

const KEPT_CHARACTERS = 11
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

export const isCommonPassword = (clientHash: string): boolean =>
  common.has(clientHash.slice(0, KEPT_CHARACTERS))
