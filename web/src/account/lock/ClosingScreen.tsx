import type { Key } from '@reprieve/locales/words.ts'
import type { DiaryClosing, LockMoveFault } from '../../access/lockTools.ts'
import { leavePage } from '../../local/database/pendingWrites.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import './lock.css'

export const LOCK_FAULT_TEXTS: Record<LockMoveFault, Key<'lock'>> = {
  tabs: 'failTabs',
  'no-room': 'failRoom',
  changed: 'failChanged',
  none: 'failChanged',
  'storage-gone': 'failStorage',
  'no-answer': 'failStorage',
  'newer-schema': 'failStorage',
}

const DOING = { sealed: 'sealing', open: 'opening' } as const

/** Replaces the whole app while this page has the diary closed. */
export function ClosingScreen({ closing }: { closing: DiaryClosing }) {
  const text = useText('lock')
  if (closing.is === 'locking') return <Skeleton longText={text('locking')} />
  return (
    <main className="card narrow lock">
      <h1>{text('to' in closing ? DOING[closing.to] : 'elsewhereTitle')}</h1>
      {closing.is === 'elsewhere' && <p role="status">{text('elsewhere')}</p>}
      {closing.is === 'moving' && <MovingOn {...closing} />}
      {closing.is === 'failed' && (
        <>
          <p role="alert">{text(LOCK_FAULT_TEXTS[closing.why])}</p>
          <Button
            kind="primary"
            label={text('backToDiary')}
            onPress={() => void leavePage(() => location.reload())}
          />
        </>
      )}
    </main>
  )
}

function MovingOn({ to, done, total }: Extract<DiaryClosing, { is: 'moving' }>) {
  const text = useText('lock')
  const isCopied = total > 0 && done === total
  return (
    <>
      {total > 0 && (
        <ProgressIndicator
          label={text(DOING[to])}
          done={done}
          total={total}
          words={text('movingWords', { done, total })}
        />
      )}
      <p role="status">{text(isCopied ? 'movingEnd' : 'movingText')}</p>
    </>
  )
}
