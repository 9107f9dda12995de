import { isSameBytes, type Bytes } from './encryption.ts'

// The messages between the tabs of one browser about the lock. The key is passed as a non-extractable CryptoKey, which
// no script can read. [LOCK-14]

/** Another tab answers immediately, unless it is asleep. */
const ANSWERED_MS = 800

type Word =
  | { say: 'ask'; publicKey: Bytes }
  | { say: 'key'; publicKey: Bytes; dek: CryptoKey }
  | { say: 'lock' }
  | { say: 'let-go' }
  | { say: 'unlocked' }

export interface TabMessages {
  /** Null if no other tab has it. */
  askForKey: (publicKey: Bytes) => Promise<CryptoKey | null>
  tell: (what: 'lock' | 'let-go' | 'unlocked') => void
  /** Handles a message of the channel. */
  hear: (data: unknown) => void
}

export interface TabMessageHandlers {
  /** The key of this tab, for another one. */
  keyOf: (publicKey: Bytes) => CryptoKey | null
  onLock: () => void
  onLetGo: () => void
  onUnlocked: () => void
}

export function openTabMessages(
  channel: Pick<BroadcastChannel, 'postMessage'>,
  heard: TabMessageHandlers,
): TabMessages {
  const awaited = new Set<(word: Extract<Word, { say: 'key' }>) => void>()
  const say = (word: Word): void => channel.postMessage(word)
  const hear = (data: unknown): void => {
    const word = data as Word
    if (word.say === 'ask') {
      const dek = heard.keyOf(word.publicKey)
      if (dek !== null) say({ say: 'key', publicKey: word.publicKey, dek })
    }
    if (word.say === 'key') for (const take of awaited) take(word)
    if (word.say === 'lock') heard.onLock()
    if (word.say === 'let-go') heard.onLetGo()
    if (word.say === 'unlocked') heard.onUnlocked()
  }
  return {
    hear,
    askForKey: (publicKey) =>
      new Promise((resolve) => {
        const end = (dek: CryptoKey | null): void => {
          awaited.delete(take)
          clearTimeout(timer)
          resolve(dek)
        }
        const take = (word: Extract<Word, { say: 'key' }>): void => {
          if (isSameBytes(word.publicKey, publicKey)) end(word.dek)
        }
        const timer = setTimeout(() => end(null), ANSWERED_MS)
        awaited.add(take)
        say({ say: 'ask', publicKey })
      }),
    tell: (what) => say({ say: what }),
  }
}
