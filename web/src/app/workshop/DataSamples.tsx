import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { ActionMenu } from '../../ui/overlays/ActionMenu.tsx'
import { Badge } from '../../ui/scale/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon, type DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { ListRowButton } from '../../ui/layout/ListRowButton.tsx'
import { RangeSlider } from '../../ui/scale/RangeSlider.tsx'
import { EffectLine, RecordCard } from '../../ui/layout/RecordCard.tsx'
import { SectionSheet, SectionList } from '../../ui/layout/SectionList.tsx'
import { Stepper } from '../../ui/layout/Stepper.tsx'
import { SwellSlider } from '../../ui/scale/SwellSlider.tsx'
import type { Ramp } from '../../ui/scale/SwellSteps.tsx'
import { STEPS, type SwellValue } from '../../ui/scale/scaleValue.ts'

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

const nothing = (): void => undefined

const SECTIONS = [
  ['severity', 'bars'],
  ['locations', 'pin'],
  ['symptoms', 'wave'],
  ['characteristics', 'bolt'],
  ['aggravatingFactors', 'arrowUp'],
  ['medications', 'pill'],
  ['interventions', 'heart'],
  ['timing', 'clock'],
  ['environment', 'leaf'],
  ['notes', 'note'],
] as const satisfies readonly (readonly [string, DiaryIconName])[]

type SectionName = (typeof SECTIONS)[number][0]

const ENTERED = 6

export function SectionParts() {
  const text = useText()
  const common = useText('common')
  const records = useText('records')
  const { word } = useScale('sev')
  const [current, setCurrent] = useState<SectionName>('locations')
  const [isOpen, setOpen] = useState(false)
  const place = SECTIONS.findIndex(([id]) => id === current) + 1
  const list = {
    label: text('demoSections'),
    doneLabel: text('demoEntered'),
    current,
    sections: SECTIONS.map(([id, icon]) => ({
      id,
      icon: <DiaryIcon name={icon} />,
      name: records(id),
      entered: id === 'severity' ? `${ENTERED}, ${word(ENTERED)}` : null,
    })),
    onChoose: setCurrent,
  }
  return (
    <>
      <Stepper
        current={place}
        total={SECTIONS.length}
        words={text('doneOf', { done: place, total: SECTIONS.length })}
        name={records(current)}
      >
        <Button kind="text" label={text('demoSections')} onPress={() => setOpen(true)} />
      </Stepper>
      <div className="components-side">
        <SectionList {...list} />
      </div>
      <SectionSheet {...list} isOpen={isOpen} closeLabel={common('close')} onClose={() => setOpen(false)}>
        <Button label={common('save')} onPress={() => setOpen(false)} />
      </SectionSheet>
    </>
  )
}

const GUIDE = '#guide'

export function ListParts() {
  const text = useText()
  const navigation = useText('navigation')
  const account = useText('account')
  return (
    <div className="components-wide">
      <ListCard label={text('demoLists')}>
        <a className="list-row" href={GUIDE}>
          <ListRow icon={<Icon name="book" />} title={navigation('painGuide')} subtitle={text('guideHome')} />
        </a>
        <ListRowButton icon={<Icon name="mail" />} title={navigation('contactUs')} onPress={nothing} />
        <ListRowButton
          icon={<Icon name="clipboard" />}
          title={navigation('questionnaires')}
          end={<span className="tag plain">{1}</span>}
          onPress={nothing}
        />
        <ListRowButton icon={<Icon name="logOut" />} title={account('logOut')} onPress={nothing} />
      </ListCard>
    </div>
  )
}

const SEVERITY = 6

export function RecordParts() {
  const text = useText()
  const common = useText('common')
  const records = useText('records')
  const { spoken } = useScale('sev')
  const actions = [
    { label: common('edit'), icon: <DiaryIcon name="pencil" />, onAction: nothing },
    { label: common('duplicate'), icon: <DiaryIcon name="copy" />, onAction: nothing },
    { label: common('delete'), icon: <DiaryIcon name="trash" />, isDanger: true, onAction: nothing },
  ]
  const badge = <Badge ramp="sev" value={SEVERITY} label={spoken(SEVERITY)} />
  return (
    <div className="components-wide">
      <RecordCard
        badge={badge}
        when={records('rightNow')}
        where={text('demoLocation-lower-back')}
        menu={<ActionMenu label={text('demoRecordMenu')} actions={actions} />}
      >
        <EffectLine effect="better" word={records('better')} values={records('medications')} />
        <EffectLine effect="same" word={records('noChange')} values={records('interventions')} />
        <EffectLine effect="worse" word={records('worse')} values={records('environment')} />
        <Button kind="text" label={common('showMore', { 0: 3 })} onPress={nothing} />
      </RecordCard>
    </div>
  )
}
