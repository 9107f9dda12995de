import { Button } from 'react-aria-components'
import { useSteadyPress } from '../../ui/useSteadyPress.ts'

interface PaceButtonProps {
  label: string
  isPrimary?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  onPress: () => void
}

/** A trembling hand turns one line, not two; a user who reads ahead waits no longer than that. */
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
