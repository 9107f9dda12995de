import { useRef, type ReactNode } from 'react'
import { Input } from 'react-aria-components'
import './dayField.css'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { TextFieldFrame, type FieldWords } from './TextFieldFrame.tsx'

interface DayFieldProps extends FieldWords {
  /** Parses the typed text into a day such as 2026-05-10; null if it is not a day. */
  read: (typed: string) => string | null
  /** The label of its button: "Open the calendar". */
  pickLabel: string
  /** What an empty field means, if it means something: "Still taking". */
  placeholder?: string
  /** The calendar offers no later day; typed text is not limited by it. */
  latest?: string
  /** The calendar offers no earlier day. */
  earliest?: string
  /** The field always has a day: clearing the calendar does not clear it. */
  isKept?: boolean
  /** More buttons, after the calendar button and inside the outline. */
  end?: ReactNode
}

/**
 * A day as text, year first, beside the device's own calendar: people can type the day or pick it. The text may not be
 * a valid day yet.
 */
export function DayField(props: DayFieldProps) {
  const { read, pickLabel, placeholder, latest, earliest, isKept = false, end, ...field } = props
  const { value, onChange, onBlur, isDisabled = false } = field
  const calendar = useRef<HTMLInputElement>(null)
  const day = read(value)
  const finish = (): void => {
    if (day !== null && day !== value) onChange(day)
    onBlur?.()
  }
  return (
    <TextFieldFrame {...field} autoComplete="off" spellCheck="false" onBlur={finish}>
      <Input className="input" {...(placeholder !== undefined && { placeholder })} />
      <span className="day-pick">
        {/* Hidden from keyboard and screen readers: the text field holds the same value and can be typed in. */}
        <input
          ref={calendar}
          className="day-calendar"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={earliest}
          max={latest}
          required={isKept}
          value={day ?? ''}
          onChange={({ currentTarget }) => {
            if (!isKept || currentTarget.value !== '') onChange(currentTarget.value)
          }}
        />
        <IconButton
          label={pickLabel}
          icon={<Icon name="calendar" />}
          isDisabled={isDisabled}
          onPress={() => open(calendar.current)}
        />
      </span>
      {end}
    </TextFieldFrame>
  )
}

function open(calendar: HTMLInputElement | null): void {
  try {
    calendar?.showPicker()
  } catch {
    // This browser cannot open its picker by script: focus the input so that the day can be typed.
    calendar?.focus()
  }
}
