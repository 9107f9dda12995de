import { createContext, use } from 'react'
import type { Ask } from './ask.ts'

export const AskContext = createContext<Ask | null>(null)

export function useAsk(): Ask {
  const ask = use(AskContext)
  if (ask === null) throw new Error('useAsk outside of the app')
  return ask
}
