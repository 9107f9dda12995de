import { useNavigate } from '@tanstack/react-router'
import { useSessionStore } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'

/**
 * A device that was away for longer than the deletion took hears only that nobody knows its session, and its password is
 * never right again. The person may know better: what becomes of the diary is then asked as if the server had said so,
 * and nothing changes before they choose. [ACC-22]
 */
export function GoneAccount() {
  const store = useSessionStore()
  const navigate = useNavigate()
  const text = useText('account')
  const tell = async (): Promise<void> => {
    await store.change((kept) =>
      kept.is === 'user' && kept.token === null ? { ...kept, endedBy: 'account-deleted' } : null,
    )
    await navigate({ to: PATHS.tokenOutdated })
  }
  return <Button kind="text" label={text('sessionAccountGone')} onPress={() => void tell()} />
}
