import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSessionStore } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'

/** The device becomes the one of somebody without an account (D18). Refused where the browser does not keep it. */
export function useStartWithoutAccount() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)

  const start = async (): Promise<void> => {
    setRefused(false)
    try {
      await session.become({ is: 'anonymous' })
      await navigate({ to: PATHS.home, replace: true })
    } catch {
      setRefused(true)
    }
  }
  return { isRefused, start }
}
