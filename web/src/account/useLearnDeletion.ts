import { useCallback, useEffect, useEffectEvent } from 'react'
import { useDevice } from '../access/useDevice.ts'
import { useSessionStore } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import { checkAccountDeletion } from './learnDeletion.ts'

const memory = { answered: null }

/**
 * For the screens in front of a locked diary: checks when one is opened, and when the network is back. Returns a
 * function that checks again, for an owner whose password was refused. [SES-8]
 */
export function useDeletionCheck(onDeleted: () => void = () => undefined): () => void {
  const ask = useAsk()
  const session = useSessionStore()
  const device = useDevice()
  const tell = useEffectEvent(onDeleted)
  const look = useCallback(
    (why: 'opened' | 'refused'): Promise<boolean> =>
      // If the device cannot be read, the lock stays.
      checkAccountDeletion({ ask, session, device, memory }, why).catch(() => false),
    [ask, session, device],
  )
  useEffect(() => {
    const atOpening = (): void => void look('opened').then((isDeleted) => isDeleted && tell())
    atOpening()
    addEventListener('online', atOpening)
    return () => removeEventListener('online', atOpening)
  }, [look])
  return () => void look('refused').then((isDeleted) => isDeleted && onDeleted())
}
