import { Link } from '@tanstack/react-router'
import type { UserSession } from '../access/session.ts'
import { endedText } from '../api/sessionEnd.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'

/** Whose diary is locked here, and why. [SES-3] */
export function OwnerNote({ owner: { username, endedBy } }: { owner: UserSession }) {
  const text = useText('account')
  const choose = (
    <Link className="link" to={PATHS.tokenOutdated}>
      {text('sessionChoose')}
    </Link>
  )
  return (
    <>
      {endedBy !== null && (
        <Note kind="info" action={endedBy === 'account-deleted' && choose}>
          {text(endedText(endedBy))}
        </Note>
      )}
      {/* There is nothing to log in to, unless the deletion is cancelled. */}
      {endedBy !== 'account-deleted' && <p>{text('diaryIsSafe')}</p>}
      <p className="account-owner">
        <strong>{text('deviceOf', { name: username })}</strong>
        <Link className="link" to={PATHS.logout}>
          {text('notYou')}
        </Link>
      </p>
    </>
  )
}
