import { useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { BarButton, ScreenHeader } from '../ui/layout/Screen.tsx'
import { RecordSaveButton, type SaveButtonState } from './SaveButton.tsx'

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
