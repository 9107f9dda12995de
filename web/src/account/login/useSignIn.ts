import { PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { use, useEffect, useRef, useState } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { sessionDeviceState, useSession, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useRouter } from '../../navigation/useRouter.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { sendStayLoggedIn, stayLoggedInChoice } from './StayLoggedInBox.tsx'
import { makeDeviceIdentity } from './deviceIdentity.ts'
import { makeRegisteredAccountStore } from '../register/registeredAccount.ts'
import { newRegistrationProof } from '../register/registrationOutcome.ts'
import {
  askToSignIn,
  countDiaryEntries,
  countEntriesToAskAbout,
  readSignInAnswer,
  takeSession,
  type Credentials,
  type GrantedSession,
  type SignInAnswer,
  type SignInProblem,
} from './signIn.ts'

export type SignInState =
  | { is: 'filling-in' }
  | { is: 'sending' }
  | { is: 'problem'; problem: SignInProblem | { is: 'not-secure' } }
  /** 168: asks for the mailed code. */
  | { is: 'code'; challenge: string }
  /** 152, and a new link is on its way. */
  | { is: 'link-sent' }
  /** The diary of this device has entries that are in no account yet. */
  | { is: 'asking'; granted: GrantedSession; count: number }
  /** They cannot be moved: the account already has a diary here. */
  | { is: 'telling'; granted: GrantedSession }

export function useSignIn() {
  const tools = useTools()
  const toasts = useToasts()
  const text = useText('account')
  const isUnderWay = useRef(false)
  const [signingIn, setSigningIn] = useState<SignInState>({ is: 'filling-in' })
  useFollowSignIn()

  const stayIfTicked = async (): Promise<void> => {
    const isTold = await sendStayLoggedIn(tools.ask, stayLoggedInChoice)
    if (!isTold) toasts.show({ message: text('stayNotTold') })
  }

  const take = async (granted: GrantedSession, diary: 'goes-along' | 'stays'): Promise<void> => {
    setSigningIn({ is: 'sending' })
    const taken = await takeSession(tools, granted, diary)
    if (taken === 'has-diary-here') return setSigningIn({ is: 'telling', granted })
    if (taken !== 'taken') return setSigningIn({ is: 'problem', problem: { is: taken } })
    // Stored: the route guard redirects, and this screen with its "Logging in..." disappears.
    newRegistrationProof.forget()
    void stayIfTicked()
  }

  const goOn = async (answer: SignInAnswer): Promise<void> => {
    if (answer.is !== 'granted') return setSigningIn(answer)
    const count = await countEntriesToAskAbout(tools, answer.granted)
    if (count === null) return take(answer.granted, 'goes-along')
    setSigningIn({ is: 'asking', granted: answer.granted, count })
  }

  const signIn = async (given: Credentials): Promise<void> => {
    if (!window.isSecureContext) return setSigningIn({ is: 'problem', problem: { is: 'not-secure' } })
    setSigningIn({ is: 'sending' })
    await goOn(await askToSignIn(tools, given))
  }

  const requestLink = async ({ username, password }: Credentials): Promise<void> => {
    setSigningIn({ is: 'sending' })
    const request = {
      username: username.trim(),
      password: await tools.hash(password),
      pw_v: PASSWORD_VERSION,
    } as const
    const answer = await tools.ask('core/resend-activation', request)
    if (answer.reached && answer.code === RESULT.ok) return setSigningIn({ is: 'link-sent' })
    setSigningIn({ is: 'problem', problem: problemOf(readSignInAnswer(answer)) })
  }

  /** One at a time; a storage error is shown, otherwise the person would wait forever. */
  const once = async (act: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await act()
      .catch(() => setSigningIn({ is: 'problem', problem: { is: 'not-kept' } }))
      .finally(() => (isUnderWay.current = false))
  }

  return {
    signingIn,
    take,
    signIn: (given: Credentials) => once(() => signIn(given)),
    requestLink: (given: Credentials) => once(() => requestLink(given)),
    /** The code was correct. */
    grant: (granted: GrantedSession) => once(() => goOn({ is: 'granted', granted })),
    beginAgain: () => setSigningIn({ is: 'filling-in' }),
  }
}

const problemOf = (answer: SignInAnswer): SignInProblem =>
  answer.is === 'problem' ? answer.problem : { is: 'away' }

function useTools() {
  const diary = use(DiaryContext)
  const device = useDevice()
  return {
    ...makeDeviceIdentity(device),
    ask: useAsk(),
    session: useSessionStore(),
    registered: makeRegisteredAccountStore(device),
    countEntries: async () => (diary === null ? 0 : countDiaryEntries(diary)),
    diary: diary?.database ?? null,
  }
}

/** Logged in, here or in another tab: this address's route guard knows where to go. */
function useFollowSignIn(): void {
  const router = useRouter()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  useEffect(() => {
    if (isSignedIn) void router.invalidate()
  }, [router, isSignedIn])
}
