import { createContext, use } from 'react'
import type { Ask } from './ask.ts'
import type { ReplaceSession } from './replaceSession.ts'

/** How to call the server: `ask` for everything, `replaceSession` to log in again while logged in. */
export interface ServerAccess {
  ask: Ask
  replaceSession: ReplaceSession
}

export const AskContext = createContext<ServerAccess | null>(null)

function useAsking(): ServerAccess {
  const asking = use(AskContext)
  if (asking === null) throw new Error('useAsk outside of the app')
  return asking
}

export const useAsk = (): Ask => useAsking().ask
export const useReplaceSession = (): ReplaceSession => useAsking().replaceSession
