import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionStore } from './session.ts'

export const SessionContext = createContext<SessionStore | null>(null)

export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (store === null) throw new Error('useSession outside of the app')
  return store
}

export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}
