import { useRef } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { SignInState } from './useSignIn.ts'

type Problem = Extract<SignInState, { is: 'problem' }>['problem']

interface SignInProblemNoteProps {
  problem: Problem
  onRetry: () => void
  /** Set where there are a name and a password to send. */
  onRequestLink?: () => void
}

export function SignInProblemNote({ problem, onRetry, onRequestLink }: SignInProblemNoteProps) {
  const text = useText('account')
  const shell = useText()
  const common = useText('common')
  const words: Record<Exclude<Problem['is'], 'refused'>, string> = {
    away: common('noDataConnection'),
    'not-activated': text('activationRequired'),
    'different-account': text('differentAccount'),
    'not-kept': text('notKept'),
    'not-secure': shell('notSecure'),
  }
  const actions: Partial<Record<Problem['is'], { label: string; onPress: () => void }>> = {
    away: { label: common('retry'), onPress: onRetry },
    // Uses the name and password just typed, which were correct.
    ...(onRequestLink !== undefined && {
      'not-activated': { label: text('requestNewLink'), onPress: onRequestLink },
    }),
  }
  const action = actions[problem.is]
  return (
    <Note kind="warn" action={action !== undefined && <Button kind="text" {...action} />}>
      {problem.is === 'not-activated' && (
        <>
          <strong>{text('notActivated')}</strong>
          <br />
        </>
      )}
      {problem.is === 'refused' ? problem.message : words[problem.is]}
    </Note>
  )
}

interface GoesAlongDialogProps {
  count: number
  onChoose: (diary: 'goes-along' | 'stays') => void
}

/** D18: nothing is merged or dropped without asking: closing the dialog keeps the entries separate. */
export function DiaryMergeDialog({ count, onChoose }: GoesAlongDialogProps) {
  const isChosen = useRef(false)
  const text = useText('account')
  const onboarding = useText('onboarding')
  const choose = (diary: 'goes-along' | 'stays'): void => {
    if (isChosen.current) return
    isChosen.current = true
    onChoose(diary)
  }
  return (
    <Dialog
      isOpen
      title={text('addDiaryTitle', { count })}
      text={text('addDiaryText', { start: onboarding('startWithoutAccount') })}
      choices={[
        { label: text('addDiary'), kind: 'primary', onChoose: () => choose('goes-along') },
        { label: text('keepApart'), kind: 'quiet', onChoose: () => choose('stays') },
      ]}
      // A choice also closes the dialog and fires right after: deferring lets the choice win.
      onClose={() => queueMicrotask(() => choose('stays'))}
    />
  )
}
