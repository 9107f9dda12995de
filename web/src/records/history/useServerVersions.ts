import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { useEffect, useState } from 'react'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { askVersions } from './askVersions.ts'

/** `no-account`: there is no server that could have versions. */
export type ServerState = 'no-account' | 'offline' | 'loading' | 'failed' | 'known'

interface ServerVersions {
  is: ServerState
  /** Loaded versions stay, also when the network is lost. */
  versions: readonly LostValue[]
  retry: () => void
}

const NONE: readonly LostValue[] = []

/** Loads the versions of a record from the server when they are shown, and again when the network is back. [SYNC-43] */
export function useServerVersions(clientId: string): ServerVersions {
  const ask = useAsk()
  const isOnline = useIsOnline()
  const hasAccount = stateOf(useSession()) === 'signed-in'
  const [tries, setTries] = useState(0)
  const [versions, setVersions] = useState<readonly LostValue[] | null>(null)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  const isKnown = versions !== null
  useEffect(() => {
    if (!hasAccount || !isOnline || isKnown) return
    let isWanted = true
    const load = async (): Promise<void> => {
      const told = await askVersions(ask, clientId)
      if (!isWanted) return
      if (told === null) setFailedTry(tries)
      else setVersions(told)
    }
    load().catch(reportError)
    return () => {
      isWanted = false
    }
  }, [ask, clientId, hasAccount, isOnline, isKnown, tries])

  const state = (): ServerState => {
    if (!hasAccount) return 'no-account'
    if (isKnown) return 'known'
    if (!isOnline) return 'offline'
    return failedTry === tries ? 'failed' : 'loading'
  }
  return { is: state(), versions: versions ?? NONE, retry: () => setTries(tries + 1) }
}
