import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import type { FormInUse } from './useForm.ts'
import type { Sending } from './useSending.ts'

/** Why sending failed, and that nothing is lost; if one question is wrong, its own message says more. [QST-44] */
export function SendingNotes({
  sending: { is, refused },
  filling,
}: {
  sending: Sending
  filling: FormInUse
}) {
  const text = useText('questionnaires')
  const count = [...(refused?.problems.keys() ?? [])].filter((linkId) => filling.problems.has(linkId)).length
  return (
    <div role="alert">
      {is === 'gone' && <Note kind="warn">{text('cannotAnswer')}</Note>}
      {is === 'refused' && count > 0 && <Note kind="warn">{text('notTakenCount', { count })}</Note>}
      {is === 'replaced' && <Note kind="warn">{text('formReplaced')}</Note>}
      {is === 'wrong-clock' && <Note kind="warn">{text('clockWrong')}</Note>}
    </div>
  )
}
