import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSessionStore } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { startWithoutAccount } from './startWithoutAccount.ts'

/** Refused where the browser does not keep it. */
export function useStartWithoutAccount() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)

  const start = async (): Promise<void> => {
    setRefused(false)
    try {
      await startWithoutAccount(session)
      await navigate({ to: PATHS.home, replace: true })
    } catch {
      setRefused(true)
    }
  }
  return { isRefused, start }
}
