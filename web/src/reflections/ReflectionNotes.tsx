import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useNow } from '../device/useNow.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { Note } from '../ui/Note.tsx'
import type { ReflectionEditorStart } from './openReflection.ts'
import type { ReflectionEditor } from './useReflectionEditor.ts'
import type { ReflectionDay } from './useReflectionDay.ts'

interface ReflectionNotesProps {
  begun: ReflectionEditorStart
  editor: ReflectionEditor
  day: ReflectionDay
  /** A new reflection was requested, but the day already has one, which is shown instead. */
  isReopened: boolean
}

/** Notes about the reflection on the screen. */
export function ReflectionNotes({ begun, editor, day, isReopened }: ReflectionNotesProps) {
  const text = useText('reflections')
  const records = useText('records')
  const now = useNow()
  const isSaved = begun.opened.ref.kind === 'saved'
  return (
    <div>
      {isReopened && !begun.isKept && (
        <Note
          kind="info"
          action={<Button kind="text" label={text('chooseAnotherDate')} onPress={day.choose} />}
        >
          {text(day.day === dayOf(now) ? 'existsToday' : 'existsOnDate')}
        </Note>
      )}
      {begun.isKept && editor.asks && (
        <Note
          kind="info"
          icon={<DiaryIcon name="pencil" />}
          action={
            <Button
              kind="text"
              label={text(isSaved ? 'startFromSaved' : 'startOver')}
              onPress={() => editor.change(begun.opened)}
            />
          }
        >
          {text('begunBefore')}
        </Note>
      )}
      <div role="status">{editor.isDraftLost && <Note kind="warn">{records('draftNotKept')}</Note>}</div>
    </div>
  )
}
