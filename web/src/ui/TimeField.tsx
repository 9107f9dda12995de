import { useRef } from 'react'
import { Input } from 'react-aria-components'
import './dayField.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextFieldFrame, type FieldWords } from './TextFieldFrame.tsx'

interface TimeFieldProps extends FieldWords {
  /** What its button does: "Choose on a clock". */
  pickLabel: string
  /** The time that was typed, as 21:30; null for what is none. */
  read: (typed: string) => string | null
}

/** A time of day as text, beside the clock that the device itself brings. What stands in it may be no time yet. */
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
        {/* Out of the way of keys and of who listens: the text field says the same, and can be typed in. */}
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
 * Safari on a desktop and WebKitGTK have no clock to show, and don't say so: with a mouse the field is ready to be typed in
 * as well. On a phone that would bring up its keyboard.
 */
function open(clock: HTMLInputElement | null, typed: HTMLInputElement | null): void {
  if (matchMedia('(pointer: fine)').matches) typed?.select()
  try {
    clock?.showPicker()
  } catch {
    typed?.focus()
  }
}
