import { useSteadyPress } from '../../ui/controls/useSteadyPress.ts'

interface ShareButtonProps {
  label: string
  kind?: 'primary' | 'quiet' | 'text'
  isBusy?: boolean
  onPress: () => void
}

/** A trembling hand triggers it once. */
const PAUSE_MS = 1_200

/** A plain button: the app's buttons need a library that this page does not load. */
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
