import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { DIARY_ICONS, DiaryIcon, type DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Icon, SHELL_ICONS } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { ScreenFooter, ScreenHeader } from '../../ui/layout/Screen.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'

const nothing = (): void => undefined
const TIME = '18:40'

export function StateParts() {
  const text = useText()
  const common = useText('common')
  const results = useText('results')
  const sync = useText('sync')
  return (
    <div className="components-wide">
      <div className="badges">
        <Tag kind="info" icon={<Icon name="cloudOff" />} label={text('demoSavedHere')} />
        <Tag kind="plain" icon={<Icon name="sync" />} label={sync('inProgress')} />
        <Tag kind="plain" icon={<Icon name="cloudCheck" />} label={text('demoSynced', { time: TIME })} />
        <Tag kind="warn" icon={<Icon name="clock" />} label={text('demoWaiting', { count: 3 })} />
      </div>
      <Note kind="info" icon={<Icon name="cloudOff" />}>
        {text('demoOffline')}
      </Note>
      <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={nothing} />}>
        {text('demoNotSynced', { count: 3 })}
      </Note>
      <EmptyState title={results('emptyRange')} text={results('insufficientData')}>
        <Button kind="primary" label={results('changeRange')} onPress={nothing} />
      </EmptyState>
      <Folded title={common('details')} />
    </div>
  )
}

function Folded({ title }: { title: string }) {
  const text = useText()
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapse title={title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <p>{text('about')}</p>
      <Button label={common('hide')} onPress={() => setOpen(false)} />
    </Collapse>
  )
}

export function WaitingParts() {
  const text = useText()
  const records = useText('records')
  const progress = { done: 4, total: 6 }
  return (
    <>
      <ProgressIndicator {...progress} label={records('painRecords')} words={text('doneOf', progress)} />
      <Skeleton longText={text('waitingLong')} />
    </>
  )
}

export function ScreenParts() {
  const text = useText()
  const common = useText('common')
  const records = useText('records')
  return (
    <div className="components-screen">
      <ScreenHeader
        title={records('editTitle')}
        level={3}
        leave={{ label: text('back'), sign: 'back', onLeave: nothing }}
      >
        <Tag kind="plain" label={text('demoSavedHere')} />
      </ScreenHeader>
      <ScreenFooter>
        <Button label={common('discard')} onPress={nothing} />
        <Button kind="primary" label={records('nextSection')} onPress={nothing} />
      </ScreenFooter>
    </div>
  )
}

const ICONS = Object.keys({ ...SHELL_ICONS, ...DIARY_ICONS }) as DiaryIconName[]

export function IconParts() {
  return (
    <ul className="components-icons">
      {ICONS.map((name) => (
        <li key={name}>
          <DiaryIcon name={name} />
          <code translate="no">{name}</code>
        </li>
      ))}
    </ul>
  )
}
