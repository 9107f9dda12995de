import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import './calendar.css'

interface Way {
  label: string
  /** False at the ends of the available range. */
  isThere: boolean
  onPress: () => void
}

interface TurnBarProps {
  id: string
  title: string
  back: Way
  on: Way
}

/** The current title between the buttons to the previous and the next one. */
export function PeriodBar({ id, title, back, on }: TurnBarProps) {
  return (
    <div className="calendar-bar">
      <IconButton
        label={back.label}
        icon={<Icon name="chevronLeft" />}
        isDisabled={!back.isThere}
        onPress={back.onPress}
      />
      <h2 id={id} aria-live="polite">
        {title}
      </h2>
      <IconButton
        label={on.label}
        icon={<Icon name="chevronRight" />}
        isDisabled={!on.isThere}
        onPress={on.onPress}
      />
    </div>
  )
}
