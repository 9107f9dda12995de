import { ToggleButton } from 'react-aria-components'
import { rowOrList } from './rowOrList.ts'
import './segmented.css'
import { useSteadyPress } from './useSteadyPress.ts'

interface ToggleChoice<V extends string> {
  value: V
  label: string
  /** Where the label is short for it. It holds the label, or who speaks to the device cannot name it. */
  name?: string
}

interface ToggleRowProps<V extends string> {
  label: string
  choices: readonly ToggleChoice<V>[]
  /** Null for none of them. */
  value: V | null
  onPress: (value: V) => void
}

const TREMOR_MS = 300

/** One of a few, or none: looks like `Segmented`, which has always one. The chosen one pressed again takes it back. */
export function ToggleRow<V extends string>({ label, choices, value, onPress }: ToggleRowProps<V>) {
  const press = useSteadyPress(TREMOR_MS, onPress)
  const labels = choices.map((choice) => choice.label).join()
  return (
    <div key={labels} className="segments even" ref={rowOrList} role="group" aria-label={label}>
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          className="segment"
          {...(choice.name !== undefined && { 'aria-label': choice.name })}
          isSelected={choice.value === value}
          onChange={() => press(choice.value)}
        >
          {choice.label}
        </ToggleButton>
      ))}
    </div>
  )
}
