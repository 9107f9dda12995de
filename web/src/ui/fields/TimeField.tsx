import { useRef } from 'react'
import { Input } from 'react-aria-components'
import './dayField.css'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { TextFieldFrame, type FieldWords } from './TextFieldFrame.tsx'

interface TimeFieldProps extends FieldWords {
  /** The label of its button: "Choose on a clock". */
  pickLabel: string
  /** Parses the typed text into a time such as 21:30; null if it is not a time. */
  read: (typed: string) => string | null
}

/** A time of day as text, beside the device's own clock. The text may not be a valid time yet. */
export function TimeField({ pickLabel, read, ...field }: TimeFieldProps) {
  const { value, onChange } = field
  const clock = useRef<HTMLInputElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  const time = read(value)
  const finish = (): void => {
    if (time !== null && time !== value) onChange(time)
  }
  return (
    <TextFieldFrame {...field} autoComplete="off" spellCheck="false" onBlur={finish}>
      <Input ref={typed} className="input" />
      <span className="day-pick">
        {/* Hidden from keyboard and screen readers: the text field holds the same value and can be typed in. */}
        <input
          ref={clock}
          className="day-calendar"
          type="time"
          tabIndex={-1}
          aria-hidden="true"
          value={time ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <IconButton
          label={pickLabel}
          icon={<Icon name="clock" />}
          onPress={() => open(clock.current, typed.current)}
        />
      </span>
    </TextFieldFrame>
  )
}

/**
 * Desktop Safari and WebKitGTK have no clock to show and do not report it: with a mouse the text field is selected as
 * well. On a phone that would open the keyboard.
 */
function open(clock: HTMLInputElement | null, typed: HTMLInputElement | null): void {
  if (matchMedia('(pointer: fine)').matches) typed?.select()
  try {
    clock?.showPicker()
  } catch {
    typed?.focus()
  }
}
