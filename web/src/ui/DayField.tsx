import { useRef, type ReactNode } from 'react'
import { Input } from 'react-aria-components'
import './dayField.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextFieldFrame, type FieldWords } from './TextFieldFrame.tsx'

interface DayFieldProps extends FieldWords {
  /** The day that was typed, as 2026-05-10; null for what is none. */
  read: (typed: string) => string | null
  /** What its button does: "Open the calendar". */
  pickLabel: string
  /** What an empty field means, where it means something: "Still taking". */
  placeholder?: string
  /** The calendar offers nothing later; what is typed is not kept back by it. */
  latest?: string
  /** Nor anything earlier. */
  earliest?: string
  /** There is always a day: the calendar takes none away. */
  isKept?: boolean
  /** After the calendar, inside the outline: more buttons. */
  end?: ReactNode
}

/**
 * A day as text, the year first, beside the calendar that the device itself brings: typed by who knows it, picked by
 * who looks for it. What stands in it may be no day yet.
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
        {/* Out of the way of keys and of who listens: the text field says the same, and can be typed in. */}
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
    // A browser that shows none by itself: there the field is typed in.
    calendar?.focus()
  }
}
