import '../../ui/button.css'
import { useSteadyPress } from '../../ui/useSteadyPress.ts'

interface SaveButtonProps {
  label: string
  /** The id of the title: several pictures of a page have the same button. */
  of: string
  onPress: () => void
}

/** A shaking hand saves one file and not three. */
const PAUSE_MS = 1_200

/** A plain button, because a page of pictures has twenty. */
export function SaveButton({ label, of, onPress }: SaveButtonProps) {
  const press = useSteadyPress(PAUSE_MS, onPress)
  return (
    <button type="button" className="button text" aria-describedby={of} onClick={() => press()}>
      {label}
    </button>
  )
}
