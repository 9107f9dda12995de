import { useText } from '../text/useText.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { invitationRefusal } from './invited.ts'

/** The account exists, whatever was wrong with its invitation. [INST-7] */
export function RefusedInvitationNote() {
  const text = useText('institutions')
  const reason = invitationRefusal.current()
  return reason === null ? null : <Note kind="warn">{text('couldNotJoin', { reason })}</Note>
}
