import { useId, type ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components'
import './effectRow.css'
import { useSteadyPress } from './useSteadyPress.ts'

export interface EffectOption<V extends string> {
  value: V
  label: string
  /** Shown beside the words while this effect is chosen. */
  icon: ReactNode
  isGood?: boolean
}

interface EffectRowProps<V extends string> {
  title: string
  icon?: ReactNode
  effects: readonly EffectOption<V>[]
  /** Null: nothing was entered. */
  chosen: V | null
  /** Another choice overrides this row; it still accepts presses. */
  isResting?: boolean
  /** Also called for the chosen effect: the owner of the state decides what that means. */
  onPress: (value: V) => void
}

const TREMOR_MS = 300

/** A row of buttons for what something did; one of them is chosen, or none. */
export function EffectRow<V extends string>(props: EffectRowProps<V>) {
  const { title, icon, effects, chosen, isResting = false, onPress } = props
  const titleId = useId()
  return (
    <div className="effect-row" role="group" aria-labelledby={titleId} data-resting={isResting}>
      <span className="effect-title">
        {icon}
        <span id={titleId}>{title}</span>
      </span>
      <span className="effects">
        {effects.map((effect) => (
          <EffectButton
            key={effect.value}
            {...effect}
            isChosen={chosen === effect.value}
            onPress={() => onPress(effect.value)}
          />
        ))}
      </span>
    </div>
  )
}

type EffectButtonProps = Omit<EffectOption<string>, 'value'> & { isChosen: boolean; onPress: () => void }

function EffectButton({ label, icon, isGood = false, isChosen, onPress }: EffectButtonProps) {
  const press = useSteadyPress(TREMOR_MS, onPress)
  return (
    <ToggleButton
      className={isGood ? 'effect good' : 'effect'}
      isSelected={isChosen}
      onChange={() => press()}
    >
      {isChosen && icon}
      {label}
    </ToggleButton>
  )
}
