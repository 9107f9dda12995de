import { guideDoor, type GuideDoor } from '@reprieve/domain/guide/guideDoor.ts'
import { useEffect, useState } from 'react'
import { stateOf } from '../access/session.ts'
import { useDevice } from '../access/useDevice.ts'
import { useSession } from '../access/useSession.ts'
import { hearAgain, useServiceFacts } from '../account/useServiceFacts.ts'
import { useAsk } from '../api/useAsk.ts'
import { useIsOnline } from '../device/useIsOnline.ts'

const PATIENCE_MS = 10_000

interface DoorInUse {
  is: GuideDoor
  /** The app is waiting for the server's list of plans. */
  isWaiting: boolean
  retry: () => void
}

/** Who may open the guide here. If the server's plans are not known yet, waits for them, but not forever. */
export function useGuideDoor(): DoorInUse {
  const ask = useAsk()
  const device = useDevice()
  const isOnline = useIsOnline()
  const { plans } = useServiceFacts()
  const is = guideDoor(stateOf(useSession()), plans)
  const [tries, setTries] = useState(0)
  const [overTry, setOverTry] = useState<number | null>(null)
  const isAsking = is === 'ask-plans'
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setOverTry(tries), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isAsking, tries])
  const retry = (): void => {
    setTries(tries + 1)
    void hearAgain(ask, device)
  }
  return { is, isWaiting: isOnline && overTry !== tries, retry }
}
