import { recordsLost } from '@reprieve/domain/sync/unsentCounts.ts'
import { use, useRef } from 'react'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { Navigate } from '../../navigation/Navigate.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Dialog, type DialogChoice } from '../../ui/overlays/Dialog.tsx'
import type { LogoutState } from './makeLogout.ts'
import type { UnsentSummary } from './unsent.ts'
import { useCountsText } from './useCountsText.ts'
import { useExport } from './useExport.ts'
import { useLogout, type SendUnsynced } from './useLogout.ts'

interface LogoutDialogProps {
  diary: OpenDiary
  unsent: UnsentSummary
  onRetry: () => void
  onCancel: () => void
  onForce: () => void
}

/** DESIGN 8: what would be lost, by kind, with an export; the loss itself comes last and in red. */
function LogoutDialog(props: LogoutDialogProps) {
  const { diary, unsent, onRetry, onCancel, onForce } = props
  const isAnonymous = isWithoutAccount(diary)
  const text = useText('sync')
  const common = useText('common')
  const words = useQuestion(props)
  const exportAll = useExport(diary, isAnonymous ? 'everything' : 'unsent')
  // A choice closes the dialog before it is reported; only closing without a choice is a cancel.
  const isChosen = useRef(false)
  const choosing = (choose: () => void) => () => {
    isChosen.current = true
    choose()
  }
  const records = recordsLost(unsent.counts)
  const forced = records === null ? text('forceLogOutAll') : text('forceLogOut', { 0: records })
  const lastChoice: DialogChoice = {
    label: isAnonymous ? text('deleteDiary') : forced,
    kind: 'danger',
    onChoose: choosing(onForce),
  }
  const exporting: DialogChoice = { label: text('export'), kind: 'quiet', onChoose: choosing(exportAll) }
  // A locked diary cannot be exported.
  const canExport = unsent.total > 0 && diary.lock.is !== 'locked'
  const safe: DialogChoice[] = isAnonymous
    ? [{ label: text('keepDiary'), kind: 'primary', onChoose: choosing(onCancel) }]
    : [
        { label: common('retry'), kind: 'primary', onChoose: choosing(onRetry) },
        { label: common('cancel'), kind: 'quiet', onChoose: choosing(onCancel) },
      ]
  return (
    <Dialog
      isOpen
      title={words.title}
      text={words.text}
      choices={[...safe, ...(canExport ? [exporting] : []), lastChoice]}
      onClose={() =>
        queueMicrotask(() => {
          if (!isChosen.current) onCancel()
          isChosen.current = false
        })
      }
    />
  )
}

const isWithoutAccount = ({ who }: OpenDiary): boolean => who.is === 'anonymous'

function useQuestion({ diary, unsent }: LogoutDialogProps): { title: string; text: string } {
  const text = useText('sync')
  const list = useCountsText(unsent)
  if (isWithoutAccount(diary)) {
    const said = unsent.total === 0 ? text('deleteNothing') : text('deleteText', { list })
    return { title: text('deleteTitle'), text: said }
  }
  const sentences = [
    unsent.sendable > 0 ? text('cannotLogOut') : '',
    text('unsyncedText', { list }),
    unsent.setAside > 0 ? text('setAsideAmong', { count: unsent.setAside }) : '',
  ]
  return { title: text('unsyncedTitle'), text: sentences.filter((one) => one !== '').join(' ') }
}

/** D17: everything that only this device has is sent first, or the user decides what happens to it. */
export function LogoutScreen({ tellRest }: { tellRest: SendUnsynced }) {
  const diary = use(DiaryContext)
  return diary === null ? (
    <Navigate to={PATHS.landing} replace />
  ) : (
    <Leaving diary={diary} tellRest={tellRest} />
  )
}

function Leaving({ diary, tellRest }: { diary: OpenDiary; tellRest: SendUnsynced }) {
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
      <ProgressIndicator
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
