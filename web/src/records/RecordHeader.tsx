import { Button as AriaButton } from 'react-aria-components'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ScreenHeader } from '../ui/Screen.tsx'
import { SaveButton, type Saving } from './SaveButton.tsx'

interface RecordHeaderProps {
  title: string
  startsWhen: string
  /** Where there is room for it up here. */
  save: (Saving & { kind: 'primary' | 'quiet' }) | null
  onTime: () => void
  onLeave: () => void
}

export function RecordHeader({ title, startsWhen, save, onTime, onLeave }: RecordHeaderProps) {
  const text = useText('records')
  const common = useText('common')
  return (
    <ScreenHeader title={title} leave={{ label: common('close'), sign: 'close', onLeave }}>
      <AriaButton className="time-chip" aria-label={`${text('timing')}, ${startsWhen}`} onPress={onTime}>
        <Icon name="clock" isSmall />
        {startsWhen}
      </AriaButton>
      {save !== null && <SaveButton {...save} label={text('saveRecord')} hasTick />}
    </ScreenHeader>
  )
}
