import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import type { SigningIn } from './useSignIn.ts'

type Problem = Extract<SigningIn, { is: 'problem' }>['problem']

interface SignInProblemNoteProps {
  problem: Problem
  onRetry: () => void
}

export function SignInProblemNote({ problem, onRetry }: SignInProblemNoteProps) {
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
  const retry = problem.is === 'away' && <Button kind="text" label={common('retry')} onPress={onRetry} />
  return (
    <Note kind="warn" action={retry}>
      {problem.is === 'refused' ? problem.message : words[problem.is]}
    </Note>
  )
}
