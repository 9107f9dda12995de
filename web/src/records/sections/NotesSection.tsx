import { noteRoom } from '@reprieve/domain/noteRoom.ts'
import { setNote } from '@reprieve/domain/records/editRecord.ts'
import { useText } from '../../settings/words.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import './notesSection.css'
import type { SectionProps } from './section.ts'

/** Announced at each character, the count would drown everything else in a screen reader. */
const READ_OUT_EVERY = 500

export function NotesSection({ record, onChange }: SectionProps) {
  const text = useText('records')
  const room = noteRoom(record.note)
  const isTooLong = room !== null && room < 0
  const left = (count: number) => text('charactersLeft', { count })
  return (
    <section className="notes-section">
      <h2 className="section-question" tabIndex={-1}>
        {text('anythingElse')}
      </h2>
      <TextArea
        label={text('notes')}
        value={record.note}
        // Always present: a hint that is added later would not be linked to the field.
        hint={room === null ? text('notesOptional') : left(Math.max(room, 0))}
        error={isTooLong ? text('noteTooLong', { count: -room }) : null}
        onChange={(note) => onChange(setNote(record, note))}
      />
      <p className="unseen" role="status">
        {room !== null && !isTooLong && left(Math.ceil(room / READ_OUT_EVERY) * READ_OUT_EVERY)}
        {isTooLong && text('faultNoteTooLong')}
      </p>
    </section>
  )
}
