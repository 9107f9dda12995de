import { useId } from 'react'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Arriving } from './useSharedNote.ts'

interface SharedNoteProps {
  arriving: Arriving
  note: string
  onLeaveOut: () => void
}

/** Shows the shared text that will become the note before it is saved. [QUICK-2] */
export function SharedNote({ arriving, note, onLeaveOut }: SharedNoteProps) {
  const text = useText('records')
  const label = useId()
  if (arriving === 'lost') return <Note kind="warn">{text('quickSharedLost')}</Note>
  // Its place is reserved before the text arrives: the keys below would move from under the thumb.
  if (arriving === 'over' && note === '') return null
  return (
    <section className="quick-note" aria-labelledby={label}>
      <h2 id={label}>{text('quickShared')}</h2>
      {/* Focusable, because it scrolls. */}
      <div className="quick-note-text" role="group" aria-labelledby={label} tabIndex={0}>
        {note}
      </div>
      <Button kind="text" label={text('quickLeaveOut')} isDisabled={note === ''} onPress={onLeaveOut} />
    </section>
  )
}
