import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useSession, useSessionStore } from '../../access/useSession.ts'
import { useWords } from '../../settings/words.tsx'
import { useServiceFacts } from '../useServiceFacts.ts'
import { acceptTerms, raiseAccepted } from './acceptTerms.ts'
import { hostedLink } from './hostedLink.ts'
import { keptVersions } from './keptAcceptances.ts'
import { awaited } from './termsOf.ts'
import { loadTerms } from './useTermsText.ts'

export type Accepting = 'asking' | 'saving' | 'not-loaded' | 'not-kept'

/** What is left to accept, and the one press that does it. The guard leads back to where the person was going. */
export function useEulaOutdated() {
  const router = useRouter()
  const diary = useDiary()
  const store = useSessionStore()
  const session = useSession()
  const facts = useServiceFacts()
  const { language } = useWords()
  const [accepting, setAccepting] = useState<Accepting>('asking')
  const documents = awaited(session)
  const userId = session.is === 'user' ? session.userId : 0

  useEffect(() => {
    // Accepted here without a line, and signed in anew before the server heard of it.
    void keptVersions(diary)
      .then((versions) => raiseAccepted(store, userId, versions))
      .then(() => router.invalidate())
  }, [diary, store, userId, router])

  const textOf = async (document: TermsDocument): Promise<string | null> =>
    hostedLink(facts, document, language) === null ? (await loadTerms(document, language)).text : null

  const accept = async (): Promise<void> => {
    setAccepting('saving')
    try {
      const tools = { diary, session: store, userId, language, textOf }
      if ((await acceptTerms(tools, documents)) === 'not-kept') return setAccepting('not-kept')
      // Not by an effect: with nothing left to accept this screen is gone already.
      await router.invalidate()
    } catch {
      // The words are not here: nobody can have read them in this language.
      setAccepting('not-loaded')
    }
  }
  return { documents, accepting, accept: () => void accept() }
}
