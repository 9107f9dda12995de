import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSessionStore } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { afterStart, startWithoutAccount } from './startWithoutAccount.ts'

/** Refused where the browser does not keep it. */
export function useStartWithoutAccount() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const [isRefused, setRefused] = useState(false)

  /** The guard leads a device that has an owner from here to what it was asked for: to the same place as this one. */
  const ask = (redirect: string | undefined): Promise<void> =>
    navigate({ to: PATHS.landing, search: { ...search, redirect }, replace: true })

  const start = async (): Promise<void> => {
    setRefused(false)
    const wanted = afterStart(search.redirect)
    try {
      await ask(wanted)
      await startWithoutAccount(session)
      await navigate({ href: wanted, replace: true })
    } catch {
      await ask(search.redirect)
      setRefused(true)
    }
  }
  return { isRefused, start }
}
