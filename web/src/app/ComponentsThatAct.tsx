import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, type DialogChoice } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useToasts } from '../ui/useToasts.ts'

const nothing = (): void => undefined

export function ButtonParts() {
  const text = useText()
  const common = useText('common')
  const [count, setCount] = useState(0)
  return (
    <>
      <Button
        kind="primary"
        isLarge
        icon={<Icon name="plus" />}
        label={text('recordPain')}
        onPress={nothing}
      />
      <Button kind="primary" label={common('continue')} onPress={() => setCount(count + 1)} />
      <p>{text('pressed', { count })}</p>
      <Button label={common('cancel')} onPress={nothing} />
      <Button kind="danger" label={common('delete')} onPress={nothing} />
      <Button kind="text" label={common('showMore', { 0: 4 })} onPress={nothing} />
      <Button kind="primary" label={common('save')} busyLabel={text('saving')} isBusy onPress={nothing} />
      <Button label={common('apply')} isDisabled onPress={nothing} />
    </>
  )
}

type Open = 'leave' | 'failed' | 'sheet' | null

export function OverlayParts() {
  const text = useText()
  const common = useText('common')
  const records = useText('records')
  const [open, setOpen] = useState<Open>(null)
  const [isAllDay, setAllDay] = useState(false)
  const close = (): void => setOpen(null)
  const leaving: DialogChoice[] = [
    { label: records('leaveSave'), kind: 'primary', onChoose: nothing },
    { label: records('leaveBack'), kind: 'quiet', onChoose: nothing },
    { label: records('leaveDiscard'), kind: 'danger', onChoose: nothing },
  ]
  const failing: DialogChoice[] = [
    { label: common('retry'), kind: 'primary', onChoose: nothing },
    { label: common('ok'), kind: 'quiet', onChoose: nothing },
  ]

  return (
    <>
      <Button label={text('showDialog')} onPress={() => setOpen('leave')} />
      <Button label={common('retry')} onPress={() => setOpen('failed')} />
      <Button label={text('showSheet')} onPress={() => setOpen('sheet')} />
      <Dialog isOpen={open === 'leave'} title={records('leaveQuestion')} choices={leaving} onClose={close} />
      <Dialog
        isOpen={open === 'failed'}
        title={common('noDataConnection')}
        text={common('noInternet')}
        choices={failing}
        onClose={close}
      />
      <Sheet isOpen={open === 'sheet'} title={records('timing')} closeLabel={common('close')} onClose={close}>
        <Switch
          label={records('allDay')}
          onLabel={text('on')}
          offLabel={text('off')}
          isOn={isAllDay}
          onChange={setAllDay}
        />
        <Button kind="primary" label={common('apply')} onPress={close} />
      </Sheet>
    </>
  )
}

export function MessageParts() {
  const text = useText()
  const records = useText('records')
  const toasts = useToasts()
  const show = (): void => toasts.show({ message: records('saved'), isDone: true })
  const undo = (): void => toasts.show({ message: records('deleted'), undo: show })
  return (
    <>
      <Button label={text('showMessage')} onPress={show} />
      <Button label={text('showUndo')} onPress={undo} />
    </>
  )
}
