import { noteRoom } from '@reprieve/domain/noteRoom.ts'
import { setNote } from '@reprieve/domain/reflections/editReflection.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { useText } from '../settings/words.tsx'
import { TextArea } from '../ui/TextArea.tsx'

interface ReflectionNoteProps {
  reflection: Reflection
  onChange: (next: Reflection) => void
}

export function ReflectionNote({ reflection, onChange }: ReflectionNoteProps) {
  const text = useText('reflections')
  const records = useText('records')
  const room = noteRoom(reflection.note)
  return (
    <TextArea
      label={text('notes')}
      value={reflection.note}
      hint={room === null || room < 0 ? undefined : records('charactersLeft', { count: room })}
      error={room !== null && room < 0 ? records('noteTooLong', { count: -room }) : null}
      onChange={(note) => onChange(setNote(reflection, note))}
    />
  )
}
