import { Button } from 'react-aria-components'
import { useSteadyPress } from '../../ui/useSteadyPress.ts'

interface PaceButtonProps {
  label: string
  isPrimary?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  onPress: () => void
}

/** A shaking hand turns one line and not two; who wants to read ahead is not held up for longer than that. */
const DEBOUNCE_MS = 400

export function PaceButton({
  label,
  isPrimary = false,
  isDisabled = false,
  autoFocus = false,
  onPress,
}: PaceButtonProps) {
  const press = useSteadyPress(DEBOUNCE_MS, onPress)
  return (
    <Button
      className={isPrimary ? 'button primary' : 'button quiet'}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      onPress={() => press()}
    >
      {label}
    </Button>
  )
}
