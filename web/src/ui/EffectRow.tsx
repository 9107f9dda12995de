import { useId, type ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components'
import './effectRow.css'
import { useSteadyPress } from './useSteadyPress.ts'

export interface Effect<V extends string> {
  value: V
  label: string
  /** Beside the words while it is chosen. */
  icon: ReactNode
  isGood?: boolean
}

interface EffectRowProps<V extends string> {
  title: string
  icon?: ReactNode
  effects: readonly Effect<V>[]
  /** Null: nothing was said about it. */
  chosen: V | null
  /** Set aside by another choice; a press is heard all the same. */
  isResting?: boolean
  /** Of the chosen one too: who keeps the mark decides. */
  onPress: (value: V) => void
}

const TREMOR_MS = 300

/** What something did: a row of buttons of which one is chosen, or none. */
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

type EffectButtonProps = Omit<Effect<string>, 'value'> & { isChosen: boolean; onPress: () => void }

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
