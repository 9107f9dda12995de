import { useEffect } from 'react'
import { useSession } from '../../access/useSession.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useWords } from '../../settings/words.tsx'
import { startPush } from './startPush.ts'

/** While somebody is signed in. [PUSH-3] */
export function usePush(): void {
  const session = useSession()
  const ask = useAsk()
  const { language } = useWords()
  const token = session.is === 'user' ? session.token : null
  useEffect(() => (token === null ? undefined : startPush({ ask, token, language })), [ask, token, language])
}
