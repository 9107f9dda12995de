import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SwellSlider } from '../ui/SwellSlider.tsx'
import type { Ramp } from '../ui/SwellSteps.tsx'
import { STEPS, type SwellValue } from '../ui/swellValue.ts'
import { Switch } from '../ui/Switch.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { ComponentWords } from './useComponentWords.ts'

interface Parts {
  words: ComponentWords
}

function useScale(ramp: Ramp, { records, reflections, scale }: ComponentWords) {
  const text = useText()
  const label = ramp === 'sev' ? records('severity') : reflections('title')
  const word = (value: number): string =>
    scale(`${ramp === 'sev' ? 'severity' : 'reflection'}${value}` as Key<'scale'>)
  const spoken = (value: number): string => text('valueOfTen', { value, word: word(value) })
  return { label, word, spoken }
}

function OneSlider({ ramp, words }: { ramp: Ramp; words: ComponentWords }) {
  const text = useText()
  const [value, setValue] = useState<SwellValue>(null)
  const scale = useScale(ramp, words)
  const swell = { ...scale, unset: text('moveSlider'), less: text('oneLess'), more: text('oneMore') }
  return (
    <section className="card">
      <h2>{scale.label}</h2>
      <SwellSlider ramp={ramp} words={swell} value={value} onChange={setValue} />
    </section>
  )
}

export function SliderParts({ words }: Parts) {
  return (
    <>
      <OneSlider ramp="sev" words={words} />
      <OneSlider ramp="score" words={words} />
    </>
  )
}

export function InputParts({ words: { common, records } }: Parts) {
  const text = useText()
  const [notes, setNotes] = useState('')
  const [isAllDay, setAllDay] = useState(true)
  const states = { onLabel: text('on'), offLabel: text('off') }
  return (
    <>
      <TextField
        label={records('notes')}
        value={notes}
        error={notes.trim() === '' ? common('fieldEmpty') : null}
        onChange={setNotes}
      />
      <Switch {...states} label={records('allDay')} isOn={isAllDay} onChange={setAllDay} />
      <Switch
        {...states}
        label={records('rightNow')}
        isOn={!isAllDay}
        isDisabled={isAllDay}
        onChange={setAllDay}
      />
    </>
  )
}

const PAIN_TYPES = ['constant', 'intermittent', 'breakthrough'] as const

export function ChipParts({ words: { records } }: Parts) {
  const [chosen, setChosen] = useState<readonly string[]>(['intermittent'])
  const choose = (type: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, type] : chosen.filter((other) => other !== type))
  return (
    <div className="chips" role="group" aria-label={records('typeOfPain')}>
      {PAIN_TYPES.map((type) => (
        <Chip
          key={type}
          label={records(type)}
          isChosen={chosen.includes(type)}
          onChange={(isChosen) => choose(type, isChosen)}
        />
      ))}
      <Chip label={records('noMedications')} isChosen={false} isDisabled onChange={() => undefined} />
    </div>
  )
}

function Badges({ ramp, words }: { ramp: Ramp; words: ComponentWords }) {
  const { label, spoken } = useScale(ramp, words)
  return (
    <div className="badges" role="group" aria-label={label}>
      {STEPS.map((value) => (
        <Badge key={value} ramp={ramp} value={value} label={spoken(value)} />
      ))}
    </div>
  )
}

export function BadgeParts({ words }: Parts) {
  return (
    <>
      <Badges ramp="sev" words={words} />
      <Badges ramp="score" words={words} />
    </>
  )
}

export function WaitingParts({ words: { records } }: Parts) {
  const text = useText()
  const progress = { done: 4, total: 6 }
  return (
    <>
      <Progress {...progress} label={records('painRecords')} words={text('doneOf', progress)} />
      <Skeleton longText={text('waitingLong')} />
    </>
  )
}
