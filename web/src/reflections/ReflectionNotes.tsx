import { setDay } from '@reprieve/domain/reflections/editReflection.ts'
import { isEmptyReflection } from '@reprieve/domain/reflections/leaveReflection.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { localNow, useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import type { ReflectionEditorStart } from './openReflection.ts'
import { reflectionOfDay } from './readReflections.ts'
import type { ReflectionEditing } from './reflectionForm.ts'

interface ReflectionNotesProps {
  begun: ReflectionEditorStart
  editor: ReflectionEditing
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
      {begun.isKept && editor.isDirty && (
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

interface ReflectionDay {
  day: LocalDay
  isChoosing: boolean
  choose: () => void
  stopChoosing: () => void
  take: (day: LocalDay) => void
  /** A chosen day that already has a reflection. */
  taken: LocalDay | null
  forgetTaken: () => void
}

interface ReflectionDayOptions {
  opened: Reflection
  editor: ReflectionEditing
  showsPast: boolean
  /** Opens the screen for another day. */
  onDay: (day: LocalDay) => void
}

/** The day of the reflection. While the past is hidden, a day's existing one is not mentioned. [REF-9, REF-14] */
export function useReflectionDay(
  diary: Diary,
  { opened, editor, showsPast, onDay }: ReflectionDayOptions,
): ReflectionDay {
  const [isChoosing, setChoosing] = useState(false)
  const [taken, setTaken] = useState<LocalDay | null>(null)
  const own = opened.ref.kind === 'saved' ? dayOfReflection(opened) : null

  const take = async (day: LocalDay): Promise<void> => {
    setChoosing(false)
    // If the day cannot be read now, it is checked again when saving.
    const there = showsPast && day !== own ? await reflectionOfDay(diary, day).catch(() => null) : null
    if (there !== null) return setTaken(day)
    // Without any text there is no draft to hold the day: in the URL it survives a visit to a list and a reload.
    const isSilent = opened.ref.kind !== 'saved' && isEmptyReflection(editor.value)
    if (!isSilent) editor.change(setDay(editor.value, day, localNow()))
    else if (day !== dayOfReflection(editor.value)) onDay(day)
  }
  return {
    day: dayOfReflection(editor.value),
    isChoosing,
    choose: () => setChoosing(true),
    stopChoosing: () => setChoosing(false),
    take: (day) => void take(day),
    taken,
    forgetTaken: () => setTaken(null),
  }
}

/** For a person who was led here after a record and may want to leave (D39). [REF-18] */
export function ReflectionTimeNote() {
  return <p>{useText('reflections')('underSixty')}</p>
}
