import { Label, Radio, RadioGroup, ToggleButton } from 'react-aria-components'
import { useSteadyPress } from './useSteadyPress.ts'
import './segmented.css'

interface Segment<V extends string> {
  value: V
  label: string
}

interface SegmentedProps<V extends string> {
  label: string
  segments: readonly Segment<V>[]
  /** Null: none of them. */
  value: V | null
  isDisabled?: boolean
  onChange: (value: V) => void
}

/** Chooses one of a few options, all of them visible. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, segments, value, isDisabled = false, onChange } = props
  const choose = (chosen: string): void => {
    const segment = segments.find((one) => one.value === chosen)
    if (segment !== undefined) onChange(segment.value)
  }
  return (
    <RadioGroup className="segmented" value={value} isDisabled={isDisabled} onChange={choose}>
      <Label className="segmented-label">{label}</Label>
      <div key={segments.map((segment) => segment.label).join()} className="segments" ref={rowOrList}>
        {segments.map((segment) => (
          <Radio key={segment.value} className="segment" value={segment.value}>
            {segment.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

/**
 * A ref for a row of choices. If their labels do not fit into one row they become a list: a row that wraps looks like
 * two choices. Use the labels as the key of the element, so that new labels are measured again. [UI-14]
 */
function rowOrList(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  // Before the first paint, so that a row that does not fit is never visible.
  layOut(element)
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    // Not inside the observer's callback: the height change would notify it again, which browsers report as a loop.
    frame = requestAnimationFrame(() => layOut(element))
  })
  observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** Measures the layout: the width of a label depends on language, font and text size. */
function layOut(element: HTMLElement): void {
  delete element.dataset['list']
  // A grid, such as the hours of a day, wraps on purpose.
  if (getComputedStyle(element).display === 'flex' && wraps(element.children)) element.dataset['list'] = ''
}

function wraps(children: HTMLCollection): boolean {
  const tops = [...children].map((child) => child.getBoundingClientRect().top)
  return tops.some((top) => top !== tops[0])
}

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
