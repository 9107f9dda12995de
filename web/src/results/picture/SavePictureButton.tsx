import { useSteadyPress } from '../../ui/controls/useSteadyPress.ts'
import '../../ui/controls/button.css'

interface SaveButtonProps {
  label: string
  /** The id of the title: several charts on a page have the same button. */
  of: string
  onPress: () => void
}

/** A trembling hand saves one file, not three. */
const PAUSE_MS = 1_200

/** A plain button, because a page of charts has twenty. */
export function SavePictureButton({ label, of, onPress }: SaveButtonProps) {
  const press = useSteadyPress(PAUSE_MS, onPress)
  return (
    <button type="button" className="button text" aria-describedby={of} onClick={() => press()}>
      {label}
    </button>
  )
}
