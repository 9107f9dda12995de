import { ToggleButton } from 'react-aria-components'
import { rowOrList } from './rowOrList.ts'
import './segmented.css'
import { useSteadyPress } from './useSteadyPress.ts'

interface ToggleChoice<V extends string> {
  value: V
  label: string
  /** The accessible name if the label is too short. It must contain the label, or voice control cannot address it. */
  name?: string
}

interface ToggleRowProps<V extends string> {
  label: string
  choices: readonly ToggleChoice<V>[]
  /** Null: none is chosen. */
  value: V | null
  onPress: (value: V) => void
}

const TREMOR_MS = 300

/** Chooses one of a few, or none. Looks like `Segmented`, which always has a value. A second press clears it. */
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
