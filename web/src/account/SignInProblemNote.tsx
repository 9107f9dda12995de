import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
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
