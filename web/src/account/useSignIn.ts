import { clientHash } from '@reprieve/contract/account/clientHash.ts'
import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef, useState } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { stateOf } from '../access/session.ts'
import { useDevice } from '../access/useDevice.ts'
import { useSession, useSessionStore } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import { deviceDetails } from './deviceDetails.ts'
import { registeredHere } from './registeredHere.ts'
import {
  askToSignIn,
  entriesIn,
  entriesToAskAbout,
  takeSession,
  type Credentials,
  type Granted,
  type SignInProblem,
} from './signIn.ts'

export type SigningIn =
  | { is: 'filling-in' }
  | { is: 'sending' }
  | { is: 'problem'; problem: SignInProblem | { is: 'not-secure' } }
  /** The diary of this device has entries that are in no account yet. */
  | { is: 'asking'; granted: Granted; count: number }
  /** They cannot go along: the account has a diary here. */
  | { is: 'telling'; granted: Granted }

export function useSignIn() {
  const tools = useTools()
  const isUnderWay = useRef(false)
  const [signingIn, setSigningIn] = useState<SigningIn>({ is: 'filling-in' })
  useFollowSignIn()

  const take = async (granted: Granted, diary: 'goes-along' | 'stays'): Promise<void> => {
    setSigningIn({ is: 'sending' })
    const taken = await takeSession(tools, granted, diary)
    if (taken === 'has-diary-here') return setSigningIn({ is: 'telling', granted })
    // Taken: the guard leads on, and this screen with its "Logging in..." is gone.
    if (taken !== 'taken') setSigningIn({ is: 'problem', problem: { is: taken } })
  }

  const signIn = async (given: Credentials): Promise<void> => {
    if (!window.isSecureContext) return setSigningIn({ is: 'problem', problem: { is: 'not-secure' } })
    setSigningIn({ is: 'sending' })
    const answer = await askToSignIn(tools, given)
    if (answer.is === 'problem') return setSigningIn(answer)
    const count = await entriesToAskAbout(tools, answer.granted)
    if (count === null) return take(answer.granted, 'goes-along')
    setSigningIn({ is: 'asking', granted: answer.granted, count })
  }

  return {
    signingIn,
    take,
    signIn: async (given: Credentials): Promise<void> => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      await signIn(given)
        // The device could not be asked: said, or the person waits for ever.
        .catch(() => setSigningIn({ is: 'problem', problem: { is: 'not-kept' } }))
        .finally(() => (isUnderWay.current = false))
    },
  }
}

function useTools() {
  const diary = use(DiaryContext)
  return {
    ask: useAsk(),
    session: useSessionStore(),
    device: useDevice(),
    registered: registeredHere,
    hash: clientHash,
    countEntries: async () => (diary === null ? 0 : entriesIn(diary)),
    diary: diary?.database ?? null,
    deviceDetails: deviceDetails(navigator),
  }
}

/** Signed in, here or in another tab: the guard of this very address knows where to go on. */
function useFollowSignIn(): void {
  const router = useRouter()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  useEffect(() => {
    if (isSignedIn) void router.invalidate()
  }, [router, isSignedIn])
}
