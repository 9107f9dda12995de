import { use, useEffect, useState, type ReactNode } from 'react'
import { DiaryContext, type OpenDiary } from '../access/diary.ts'
import { useSession, useSessionStore, type Session } from '../access/session.ts'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { retryOpening } from './retryOpening.ts'
import type { DiaryServer } from './startEngine.ts'
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
    const isStillTheirs = (): boolean => isSignedIn(store.current(), signedIn)
    return begin(diary, serverFor(diary, ask, isStillTheirs), (engine) =>
      setOpened(engine && { diary, engine }),
    )
  }, [diary, signedIn, isTheirs, store, ask])

  return <SyncContext value={opened?.diary === diary ? opened.engine : null}>{children}</SyncContext>
}

/** Starts and reports the engine; retries if its chunk fails to load. Returns a function that ends it. */
function begin(diary: OpenDiary, server: DiaryServer, tell: (engine: SyncEngine | null) => void): () => void {
  const end = retryOpening(async (isOver) => {
    // The app opens without it: input is stored first and sent later.
    const { startEngine } = await import('./startEngine.ts')
    if (isOver()) return () => {}
    const { engine, stop } = startEngine(diary, server)
    tell(engine)
    return stop
  })
  return () => {
    end()
    tell(null)
  }
}

const serverFor = (diary: OpenDiary, ask: Ask, isTheirs: () => boolean): DiaryServer => ({
  ask,
  isTheirs,
  learnAccount: async (theirAsk) =>
    (await import('../account/userRecord.ts')).refreshAccount(diary, theirAsk),
  fetchValues: async (theirAsk) =>
    (await import('../account/userValues.ts')).fetchUserValues(diary, theirAsk),
})

const isSignedIn = (session: Session, userId: number): boolean =>
  session.is === 'user' && session.token !== null && session.userId === userId
