import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { NeedsAccount } from '../../account/profile/NeedsAccount.tsx'
import { Subscriptions } from '../../settings/Subscriptions.tsx'
import { useText } from '../../settings/words.tsx'

/** Mails go to the address of an account: without an account there are none to choose. [SET-22] */
export function EmailPart() {
  const text = useText('settings')
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  return isSignedIn ? <Subscriptions /> : <NeedsAccount why={text('emailNeedsAccount')} />
}
