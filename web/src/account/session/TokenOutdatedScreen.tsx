import { getRouteApi, Link } from '@tanstack/react-router'
import { useSession } from '../../access/session.ts'
import { endedText } from '../../api/sessionEnd.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { StayLoggedInBox } from '../login/StayLoggedInBox.tsx'
import { WriteWhileLocked } from './WriteLinks.tsx'
import { useDeletionCheck } from './useDeletionCheck.ts'
import '../account.css'

const here = getRouteApi(PATHS.tokenOutdated)

/** Code 143: the session has ended, never the diary (D16). The reason is shown as long as it is locked. */
export function TokenOutdatedScreen() {
  const search = here.useSearch()
  const session = useSession()
  useDeletionCheck()
  const text = useText('account')
  const endedBy = session.is === 'user' ? session.endedBy : null
  return (
    <section className="card narrow account">
      <h1>{text(endedText(endedBy))}</h1>
      <p>{text('diaryIsSafe')}</p>
      <StayLoggedInBox />
      <Link className="button primary" to={PATHS.login} search={search}>
        {text('logIn')}
      </Link>
      <WriteWhileLocked />
    </section>
  )
}
