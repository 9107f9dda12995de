import { use, useEffect, useState, type ReactNode } from 'react'
import { DiaryContext, type OpenDiary } from '../access/diary.ts'
import { type SessionStore, useSession, useSessionStore } from '../access/session.ts'
import { NOT_REACHED, type Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { retryOpening } from './retryOpening.ts'
import type { SyncEngine } from './syncEngine.ts'
import { SyncContext } from './useSync.ts'

/** Syncs the open diary with its account, as long as its user is logged in. */
export function SyncProvider({ children }: { children: ReactNode }) {
  const diary = use(DiaryContext)
  const store = useSessionStore()
  const session = useSession()
  const ask = useAsk()
  const [opened, setOpened] = useState<{ diary: OpenDiary; engine: SyncEngine } | null>(null)
  const signedIn = session.is === 'user' && session.token !== null ? session.userId : null
  const isTheirs = diary?.who.is === 'user' && diary.who.id === String(signedIn) && diary.lock.is !== 'locked'

  useEffect(() => {
    if (diary === null || signedIn === null || !isTheirs) return undefined
    return begin(diary, askFor(signedIn, store, ask), (engine) => setOpened(engine && { diary, engine }))
  }, [diary, signedIn, isTheirs, store, ask])

  return <SyncContext value={opened?.diary === diary ? opened.engine : null}>{children}</SyncContext>
}

const learnAccount = async (diary: OpenDiary, ask: Ask): Promise<string> =>
  (await import('../account/userRecord.ts')).refreshAccount(diary, ask)

/** Opens, starts and reports the engine; retries if its chunk fails to load. Returns a function that ends it. */
function begin(diary: OpenDiary, ask: Ask, tell: (engine: SyncEngine | null) => void): () => void {
  const end = retryOpening(async (isOver) => {
    // The app opens without it: input is stored first and sent later.
    const { openEngine } = await import('./openEngine.ts')
    if (isOver()) return () => {}
    const engine = openEngine(diary, ask, () => learnAccount(diary, ask))
    const stop = engine.start()
    tell(engine)
    // Beside the sync and never before it: nothing waits for these values. [SES-7]
    import('../account/userValues.ts')
      .then(({ fetchUserValues }) => fetchUserValues(diary, ask))
      .catch(() => undefined)
    return stop
  })
  return () => {
    end()
    tell(null)
  }
}

/** Checked for every call: one person's rows must never be sent with another's token. */
const askFor =
  (userId: number, store: SessionStore, ask: Ask): Ask =>
  (name, request, how) => {
    const now = store.current()
    const isStillTheirs = now.is === 'user' && now.token !== null && now.userId === userId
    return isStillTheirs ? ask(name, request, how) : Promise.resolve(NOT_REACHED)
  }
