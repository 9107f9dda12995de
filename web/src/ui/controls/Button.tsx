import { useId, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import './button.css'
import { useSteadyPress } from './useSteadyPress.ts'

/** One filled button per screen; `quiet` is outlined, `text` has no outline, `danger` is for destructive actions. */
export type ButtonKind = 'primary' | 'quiet' | 'text' | 'danger'

interface ButtonProps {
  label: string
  kind?: ButtonKind
  icon?: ReactNode
  /** For the main action of the home screen. */
  isLarge?: boolean
  onPress: () => void
  /** The label while the work runs; meanwhile presses do nothing and the focus stays. */
  busyLabel?: string
  isBusy?: boolean
  isDisabled?: boolean
  /** Why the button is disabled, in one line beside it; the button is disabled while this is set. [UI-16] */
  disabledReason?: string | null
  autoFocus?: boolean
  /** The id of the element that describes the button further: read out after the label. */
  describedBy?: string
}

const DEBOUNCE_MS = 1_200

const classOf = (kind: ButtonKind, isLarge: boolean): string => `button ${kind}${isLarge ? ' large' : ''}`

export function Button({
  label,
  kind = 'quiet',
  icon,
  isLarge = false,
  onPress,
  busyLabel,
  isBusy = false,
  isDisabled = false,
  disabledReason = null,
  autoFocus = false,
  describedBy,
}: ButtonProps) {
  const press = useSteadyPress(DEBOUNCE_MS, onPress)
  const reasonId = useId()
  const description = disabledReason === null ? describedBy : reasonId
  return (
    <>
      <AriaButton
        className={classOf(kind, isLarge)}
        {...busyProps(isBusy)}
        isDisabled={isDisabled || disabledReason !== null}
        autoFocus={autoFocus}
        {...(description !== undefined && { 'aria-describedby': description })}
        onPress={() => void (isBusy || press())}
      >
        {icon}
        <ButtonLabels label={label} busyLabel={busyLabel} isBusy={isBusy} />
      </AriaButton>
      <DisabledReason id={reasonId} reason={disabledReason} />
    </>
  )
}

function DisabledReason({ id, reason }: { id: string; reason: string | null }) {
  return (
    reason !== null && (
      <p id={id} className="disabled-reason">
        {reason}
      </p>
    )
  )
}

/**
 * Replaces the library's own busy state: that one announces the button by its id, and a save that opens the next screen
 * would announce a button that is gone. The focus stays, and the label says what is happening.
 */
const busyProps = (isBusy: boolean) => (isBusy ? { 'aria-disabled': true, 'data-busy': true } : {})

interface Labels {
  label: string
  busyLabel: string | undefined
  isBusy: boolean
}

/** Both labels share one grid cell: the button is as wide as the longer one and does not change size while saving. */
function ButtonLabels({ label, busyLabel, isBusy }: Labels) {
  const showsBusy = isBusy && busyLabel !== undefined
  return (
    <span className="button-labels" {...(busyLabel !== undefined && { 'aria-live': 'polite' as const })}>
      <span data-shown={!showsBusy}>{label}</span>
      {busyLabel !== undefined && <span data-shown={showsBusy}>{busyLabel}</span>}
    </span>
  )
}

type SubmitProps = Pick<
  ButtonProps,
  'label' | 'kind' | 'busyLabel' | 'isBusy' | 'isDisabled' | 'disabledReason' | 'describedBy'
>

/** Submits the form around it. The form ignores the second press of a shaking hand. */
export function SubmitButton(props: SubmitProps) {
  const { label, kind = 'primary', busyLabel, isBusy = false, isDisabled = false } = props
  const { disabledReason = null, describedBy } = props
  const reasonId = useId()
  const description = disabledReason === null ? describedBy : reasonId
  return (
    <>
      <AriaButton
        type={isBusy ? 'button' : 'submit'}
        className={classOf(kind, false)}
        {...busyProps(isBusy)}
        isDisabled={isDisabled || disabledReason !== null}
        {...(description !== undefined && { 'aria-describedby': description })}
      >
        <ButtonLabels label={label} busyLabel={busyLabel} isBusy={isBusy} />
      </AriaButton>
      <DisabledReason id={reasonId} reason={disabledReason} />
    </>
  )
}
