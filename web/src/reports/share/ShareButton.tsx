import { useSteadyPress } from '../../ui/useSteadyPress.ts'

interface ShareButtonProps {
  label: string
  kind?: 'primary' | 'quiet' | 'text'
  isBusy?: boolean
  onPress: () => void
}

/** A shaking hand asks once. */
const PAUSE_MS = 1_200

/** A plain one: the buttons of the app bring a library along that this page does without. */
export function ShareButton({ label, kind = 'quiet', isBusy = false, onPress }: ShareButtonProps) {
  const press = useSteadyPress(PAUSE_MS, onPress)
  return (
    <button
      type="button"
      className={`button ${kind}`}
      aria-disabled={isBusy}
      {...(isBusy && { 'data-busy': true })}
      onClick={() => void (isBusy || press())}
    >
      {label}
    </button>
  )
}
