import { offeredTerms, type TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useSession, useSessionStore } from '../../access/useSession.ts'
import { useWords } from '../../settings/words.tsx'
import { toldTerms } from '../serviceTold.ts'
import { useServiceFacts } from '../useServiceFacts.ts'
import { acceptTerms, raiseAccepted } from './acceptTerms.ts'
import { hostedLink } from './hostedLink.ts'
import { keptVersions } from './keptAcceptances.ts'
import { showTerms } from './shownTerms.ts'
import { awaited, termsStuck } from './termsOf.ts'

type Accepting = 'asking' | 'saving' | 'not-kept'

/**
 * The documents left to accept, and the action that accepts them. The route guard then leads to where the person was
 * going.
 */
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
    // Accepted here offline, then logged in again before the server knew it.
    keptVersions(diary)
      .then((versions) => raiseAccepted(store, userId, versions))
      .then(() => router.invalidate())
      // A full disk is reported when Continue is pressed.
      .catch(() => undefined)
  }, [diary, store, userId, router])

  const wordsOf = async (document: TermsDocument) => {
    if (hostedLink(facts, document, language) !== null) return null
    const { terms, language: shown } = await showTerms(document, language)
    return { text: terms.text, language: shown }
  }

  const accept = async (): Promise<void> => {
    setAccepting('saving')
    const tools = { diary, session: store, userId, language, offered: offeredTerms(toldTerms()), wordsOf }
    // Unexpected errors are reported as well: otherwise the person would wait forever.
    const kept = await acceptTerms(tools, documents).catch(() => 'not-kept' as const)
    const isStuck = kept === 'not-kept'
    termsStuck.become(isStuck)
    if (isStuck) return setAccepting('not-kept')
    // Not in an effect: with nothing left to accept, this screen is already unmounted.
    await router.invalidate()
  }
  return { documents, accepting, accept: () => void accept() }
}
