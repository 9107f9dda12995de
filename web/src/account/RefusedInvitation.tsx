import { useText } from '../text/useText.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { refusedInvitation } from './invited.ts'

/** The account exists, whatever was wrong with its invitation. [INST-7] */
export function RefusedInvitation() {
  const text = useText('institutions')
  const reason = refusedInvitation.current()
  return reason === null ? null : <Note kind="warn">{text('couldNotJoin', { reason })}</Note>
}
