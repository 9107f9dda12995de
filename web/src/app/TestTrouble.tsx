import { Suspense, use, useState, type ReactNode } from 'react'
import { appTooOld } from '../device/appTooOld.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, type Choice } from '../ui/Dialog.tsx'
import { Waiting } from './Waiting.tsx'

const NEVER = new Promise<never>(() => undefined)

function Slow(): ReactNode {
  return use(NEVER)
}

export function TroubleParts() {
  const text = useText()
  const records = useText('records')
  const [trouble, setTrouble] = useState<'none' | 'broken' | 'slow' | 'leaving'>('none')
  if (trouble === 'broken') throw new Error('broken by hand')
  const choices: Choice[] = [
    { label: records('leaveSave'), kind: 'primary', onChoose: () => undefined },
    { label: records('leaveBack'), kind: 'quiet', onChoose: () => undefined },
    { label: records('leaveDiscard'), kind: 'danger', onChoose: () => undefined },
  ]
  return (
    <>
      <Button label={text('testBreak')} onPress={() => setTrouble('broken')} />
      <Button label={text('testTooOld')} onPress={() => appTooOld.tell()} />
      <Button label={records('leaveQuestion')} onPress={() => setTrouble('leaving')} />
      <Button label={text('testSlow')} onPress={() => setTrouble('slow')} />
      <Dialog
        isOpen={trouble === 'leaving'}
        title={records('leaveQuestion')}
        choices={choices}
        onClose={() => setTrouble('none')}
      />
      {trouble === 'slow' && (
        <Suspense fallback={<Waiting />}>
          <Slow />
        </Suspense>
      )}
    </>
  )
}
