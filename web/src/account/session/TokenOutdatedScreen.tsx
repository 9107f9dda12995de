import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { endedText } from '../../api/sessionEnd.ts'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { LogIn } from '../login/LoginScreen.tsx'

const here = routeHooks(PATHS.tokenOutdated)

/**
 * Code 143: the session has ended, never the diary (D16). The reason is shown as long as it is locked, and the password
 * is typed here. [SES-3, SES-11]
 */
export function TokenOutdatedScreen({ dueQuestion }: { dueQuestion: ReactNode }) {
  const came = here.useSearch()
  const session = useSession()
  const text = useText('account')
  const endedBy = session.is === 'user' ? session.endedBy : null
  return <LogIn came={came} endTitle={text(endedText(endedBy))} dueQuestion={dueQuestion} />
}
