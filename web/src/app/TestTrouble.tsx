import { Suspense, use, useState, type ReactNode } from 'react'
import { appTooOld } from '../device/appTooOld.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { LeavingPart } from './TestLeaving.tsx'
import { UpdatePart } from './TestUpdate.tsx'
import { Waiting } from './Waiting.tsx'

const NEVER = new Promise<never>(() => undefined)

function Slow(): ReactNode {
  return use(NEVER)
}

export function TroubleParts() {
  const text = useText()
  const [trouble, setTrouble] = useState<'none' | 'broken' | 'slow'>('none')
  if (trouble === 'broken') throw new Error('broken by hand')
  return (
    <>
      <Button label={text('testBreak')} onPress={() => setTrouble('broken')} />
      <Button label={text('testTooOld')} onPress={() => appTooOld.tell()} />
      <UpdatePart />
      <LeavingPart />
      <Button label={text('testSlow')} onPress={() => setTrouble('slow')} />
      {trouble === 'slow' && (
        <Suspense fallback={<Waiting />}>
          <Slow />
        </Suspense>
      )}
    </>
  )
}
