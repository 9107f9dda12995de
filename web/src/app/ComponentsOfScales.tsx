import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Badge } from '../ui/Badge.tsx'
import { RangeSlider } from '../ui/RangeSlider.tsx'
import { SwellSlider } from '../ui/SwellSlider.tsx'
import type { Ramp } from '../ui/SwellSteps.tsx'
import { STEPS, type SwellValue } from '../ui/swellValue.ts'

const NAMES = { sev: 'severity', score: 'reflection' } as const

export function useScale(ramp: Ramp) {
  const text = useText()
  const scale = useText('scale')
  const records = useText('records')
  const reflections = useText('reflections')
  const label = ramp === 'sev' ? records('severity') : reflections('title')
  const word = (value: number): string => scale(`${NAMES[ramp]}${value}` as Key<'scale'>)
  const spoken = (value: number): string => text('valueOfTen', { value, word: word(value) })
  return { label, word, spoken }
}

function OneSlider({ ramp }: { ramp: Ramp }) {
  const text = useText()
  const [value, setValue] = useState<SwellValue>(null)
  const scale = useScale(ramp)
  const swell = { ...scale, unset: text('moveSlider'), less: text('oneLess'), more: text('oneMore') }
  return (
    <section className="card">
      <h2>{scale.label}</h2>
      <SwellSlider ramp={ramp} words={swell} value={value} onChange={setValue} />
    </section>
  )
}

export function SliderParts() {
  return (
    <>
      <OneSlider ramp="sev" />
      <OneSlider ramp="score" />
    </>
  )
}

export function RangeParts() {
  const text = useText()
  const [pain, setPain] = useState({ from: 3, to: 8 })
  const [day, setDay] = useState({ from: 0, to: 10 })
  const ends = { fromLabel: text('demoFrom'), toLabel: text('demoTo') }
  return (
    <>
      <RangeSlider ramp="sev" label={useScale('sev').label} {...ends} value={pain} onChange={setPain} />
      <RangeSlider ramp="score" label={useScale('score').label} {...ends} value={day} onChange={setDay} />
    </>
  )
}

function Badges({ ramp }: { ramp: Ramp }) {
  const { label, spoken } = useScale(ramp)
  return (
    <div className="badges" role="group" aria-label={label}>
      {STEPS.map((value) => (
        <Badge key={value} ramp={ramp} value={value} label={spoken(value)} />
      ))}
    </div>
  )
}

export function BadgeParts() {
  return (
    <>
      <Badges ramp="sev" />
      <Badges ramp="score" />
    </>
  )
}
