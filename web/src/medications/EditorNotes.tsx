import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { Note } from '../ui/Note.tsx'
import type { MedicationEditorStart } from './openMedication.ts'

interface EditorNotesProps {
  begun: MedicationEditorStart
  isChanged: boolean
  isDraftLost: boolean
  onStartOver: () => void
}

/** Notes about the medication on the screen. [MED-22] */
export function EditorNotes({ begun, isChanged, isDraftLost, onStartOver }: EditorNotesProps) {
  const text = useText('medications')
  const common = useText('common')
  const records = useText('records')
  return (
    <div className="medication-notes">
      {begun.isKept && isChanged && (
        <Note
          kind="info"
          icon={<DiaryIcon name="pencil" />}
          action={<Button kind="text" label={common('discard')} onPress={onStartOver} />}
        >
          {text('draftNote')}
        </Note>
      )}
      <div role="status">{isDraftLost && <Note kind="warn">{records('draftNotKept')}</Note>}</div>
    </div>
  )
}
