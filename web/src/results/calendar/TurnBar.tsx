import { Icon } from '../../ui/Icon.tsx'
import '../../ui/iconButton.css'
import './calendar.css'

interface Way {
  label: string
  /** False at the ends of what is told of. */
  isThere: boolean
  onPress: () => void
}

interface TurnBarProps {
  id: string
  title: string
  back: Way
  on: Way
}

/** The name of what is shown, between the ways to what lies before and behind it. */
export function TurnBar({ id, title, back, on }: TurnBarProps) {
  return (
    <div className="calendar-bar">
      <Turn way={back} icon="chevronLeft" />
      <h2 id={id} aria-live="polite">
        {title}
      </h2>
      <Turn way={on} icon="chevronRight" />
    </div>
  )
}

/** A plain button: it loses nothing, so it answers every press. */
function Turn({
  way: { label, isThere, onPress },
  icon,
}: {
  way: Way
  icon: 'chevronLeft' | 'chevronRight'
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      disabled={!isThere}
      data-disabled={!isThere || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
