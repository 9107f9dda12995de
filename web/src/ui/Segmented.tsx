import { Label, Radio, RadioGroup } from 'react-aria-components'
import { rowOrList } from './rowOrList.ts'
import './segmented.css'

interface Segment<V extends string> {
  value: V
  label: string
}

interface SegmentedProps<V extends string> {
  label: string
  segments: readonly Segment<V>[]
  value: V
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
