import type { SectionId } from '@reprieve/domain/records/usedSections.ts'
import { useId, type ReactNode } from 'react'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { BarButton, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { nextSectionKey } from './sections/recordSections.ts'

interface RecordFooterProps extends SaveButtonState {
  /** What the person should know before saving. */
  children: ReactNode
  /** The reason that has disappeared, where its place must stay. [UI-18] */
  formerReason: string | null
  /** Null if the next step is to save. */
  next: SectionId | null
  onSection: (next: SectionId) => void
}

/** One filled button: the next section, or Save after the last one. */
export function RecordFooter({ next, onSection, formerReason, children, ...save }: RecordFooterProps) {
  const text = useText('records')
  return (
    <ScreenFooter>
      {children}
      {formerReason !== null && (
        <p className="disabled-reason" data-former={formerReason} aria-hidden="true" />
      )}
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

export interface SaveButtonState {
  /** Null if the record can be saved. */
  disabledReason: string | null
  isSaving: boolean
  onSave: () => void
}

interface SaveButtonProps extends SaveButtonState {
  label: string
  kind: 'primary' | 'quiet'
  hasTick?: boolean
}

export function RecordSaveButton({
  disabledReason,
  isSaving,
  onSave,
  label,
  kind,
  hasTick = false,
}: SaveButtonProps) {
  const text = useText('records')
  return (
    <Button
      label={label}
      kind={kind}
      icon={hasTick && <Icon name="check" isSmall />}
      busyLabel={text('saving')}
      isBusy={isSaving}
      disabledReason={disabledReason}
      onPress={onSave}
    />
  )
}

interface RecordHeaderProps {
  title: string
  startsWhen: string
  /** Null where the header has no room for the button. */
  save: (SaveButtonState & { kind: 'primary' | 'quiet' }) | null
  onTime: () => void
  onLeave: () => void
}

export function RecordHeader({ title, startsWhen, save, onTime, onLeave }: RecordHeaderProps) {
  const text = useText('records')
  const common = useText('common')
  return (
    <ScreenHeader title={title} leave={{ label: common('close'), sign: 'close', onLeave }}>
      <BarButton
        name={text('timing')}
        value={startsWhen}
        icon={<Icon name="clock" isSmall />}
        onPress={onTime}
      />
      {save !== null && <RecordSaveButton {...save} label={text('saveRecord')} hasTick />}
    </ScreenHeader>
  )
}
