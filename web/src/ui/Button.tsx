import { Button as AriaButton } from 'react-aria-components'
import './button.css'
import { useSteadyPress } from './useSteadyPress.ts'

export type ButtonKind = 'primary' | 'quiet' | 'danger'

interface ButtonProps {
  label: string
  kind?: ButtonKind
  onPress: () => void
  /** What it says while its work goes on; until then the press does nothing, and the focus stays. */
  busyLabel?: string
  isBusy?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
}

const DEBOUNCE_MS = 1_200

export function Button({
  label,
  kind = 'quiet',
  onPress,
  busyLabel,
  isBusy = false,
  isDisabled = false,
  autoFocus = false,
}: ButtonProps) {
  const press = useSteadyPress(DEBOUNCE_MS, onPress)
  const showsBusy = isBusy && busyLabel !== undefined
  return (
    <AriaButton
      className={`button ${kind}`}
      isPending={isBusy}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      onPress={() => press()}
    >
      {/* Both labels lie in one cell: the button is as wide as the longer one and does not jump when it saves. */}
      <span className="button-labels">
        <span data-shown={!showsBusy}>{label}</span>
        {busyLabel !== undefined && <span data-shown={showsBusy}>{busyLabel}</span>}
      </span>
    </AriaButton>
  )
}
