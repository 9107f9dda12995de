import { Navigate } from '@tanstack/react-router'
import { use } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import type { OpenDiary } from '../../access/openDiary.ts'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'
import type { LogoutState } from './makeLogout.ts'
import { useLogout, type TellRest } from './useLogout.ts'

/** D17: everything that only this device has is sent first, or the user decides what happens to it. */
export function LogoutScreen({ tellRest }: { tellRest: TellRest }) {
  const diary = use(DiaryContext)
  return diary === null ? (
    <Navigate to={PATHS.landing} replace />
  ) : (
    <Leaving diary={diary} tellRest={tellRest} />
  )
}

function Leaving({ diary, tellRest }: { diary: OpenDiary; tellRest: TellRest }) {
  const account = useText('account')
  const { state, isLocked, begin, force, cancel } = useLogout(diary, tellRest)
  if (state.is === 'over') return <Navigate to={PATHS.landing} replace />
  return (
    <section className="card narrow">
      {/* Otherwise the frame of the open diary shows it above. */}
      {isLocked && <h1 tabIndex={-1}>{account('logOut')}</h1>}
      <Doing state={state} onCancel={cancel} />
      {state.is === 'asking' && (
        <LogoutDialog
          diary={diary}
          unsent={state.unsent}
          onRetry={begin}
          onCancel={cancel}
          onForce={() => force(state.unsent)}
        />
      )}
    </section>
  )
}

function Doing({ state, onCancel }: { state: LogoutState; onCancel: () => void }) {
  const text = useText('sync')
  const common = useText('common')
  if (state.is !== 'sending') return <p role="status">{text('loggingOut')}</p>
  const { done, total } = state
  return (
    <>
      <Progress
        label={text('sendingRest')}
        done={done}
        total={total}
        words={text('doneOf', { done, total })}
      />
      <p>{text('stillSending')}</p>
      <Button label={common('cancel')} onPress={onCancel} />
    </>
  )
}
