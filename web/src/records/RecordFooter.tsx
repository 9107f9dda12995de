import { useId, type ReactNode } from 'react'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { ScreenFooter } from '../ui/layout/Screen.tsx'
import { RecordSaveButton, type SaveButtonState } from './SaveButton.tsx'
import { nextSectionKey, type SectionId } from './recordSections.ts'

interface RecordFooterProps extends SaveButtonState {
  /** What the person should know before saving. */
  children: ReactNode
  /** Null if the next step is to save. */
  next: SectionId | null
  onSection: (next: SectionId) => void
}

/** One filled button: the next section, or Save after the last one. */
export function RecordFooter({ next, onSection, children, ...save }: RecordFooterProps) {
  const text = useText('records')
  return (
    <ScreenFooter>
      {children}
      <RecordSaveButton {...save} label={text('saveNow')} kind={next === null ? 'primary' : 'quiet'} />
      {next !== null && (
        <Button label={text(nextSectionKey(next))} kind="primary" onPress={() => onSection(next)} />
      )}
    </ScreenFooter>
  )
}

/** Used when Save is in the header. The specified label does not name the next section: the text beside it does. */
export function WideRecordFooter({ next, onSection }: Pick<RecordFooterProps, 'next' | 'onSection'>) {
  const text = useText('records')
  const name = useId()
  if (next === null) return null
  return (
    <ScreenFooter>
      <Button
        key={next}
        label={text('nextSection')}
        kind="primary"
        describedBy={name}
        onPress={() => onSection(next)}
      />
      <p id={name} className="record-next">
        {text(next)}
      </p>
    </ScreenFooter>
  )
}
