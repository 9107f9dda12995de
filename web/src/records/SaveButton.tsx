import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'

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
