import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon, type DiaryIconName } from '../ui/DiaryIcon.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import { ListRowButton } from '../ui/ListRowButton.tsx'
import { EffectLine, RecordCard } from '../ui/RecordCard.tsx'
import { SectionDrawer, SectionList } from '../ui/SectionList.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useScale } from './ComponentsOfScales.tsx'

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
      <SectionDrawer {...list} isOpen={isOpen} closeLabel={common('close')} onClose={() => setOpen(false)}>
        <Button label={common('save')} onPress={() => setOpen(false)} />
      </SectionDrawer>
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
