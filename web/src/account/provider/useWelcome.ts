import { pathAfterSignIn } from '@reprieve/domain/access/routesAfterSignIn.ts'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sessionDeviceState, sessionUserId, useSession, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useAsk, useReplaceSession } from '../../api/useAsk.ts'
import { clientType } from '../../device/clientType.ts'
import { firstLanding, takeFirstLanding } from '../../device/firstLanding.ts'
import { useRouter } from '../../navigation/useRouter.ts'
import { consentDraftStore } from '../consent/consentDraft.ts'
import { consentPath } from '../consent/invitation.tsx'
import type { VerifyMfaCode } from '../login/MfaStep.tsx'
import { makeDeviceIdentity } from '../login/deviceIdentity.ts'
import { readSignInAnswer } from '../login/signIn.ts'
import { useConfirmedAsk } from '../login/useConfirmedAsk.ts'
import { useSignIn } from '../login/useSignIn.ts'
import { makeRegistrationDraftStore } from '../register/registrationDraft.ts'
import type { Provider } from '../service/serviceFacts.ts'
import { reloadChangedTerms } from '../terms/AcceptTerms.tsx'
import { providerFragment } from './providerFragment.ts'
import { currentTripPurpose, type ProviderAnswer, readProviderAnswer, takeTrip } from './providerTrip.ts'
import { makeWelcomeCalls, type ProviderOutcome, type WelcomeCalls } from './welcomeCalls.ts'

let known: { provider: Provider; back: ProviderAnswer } | null = null

/** Read once and kept as long as the page lives: a screen that renders twice must not find it gone. */
function cameBack(provider: Provider): ProviderAnswer {
  if (known?.provider !== provider) {
    const back = readProviderAnswer({
      provider,
      trip: takeTrip(() => sessionStorage),
      fragment: providerFragment.take(),
    })
    known = { provider, back }
  }
  return known.back
}

/** It is used up: opening this address again starts from the beginning. */
function forgetReturn(): void {
  known = null
}

let onward: string | null = null

/** Where the person goes after log-in. Outlives the screen: opening the diary renders everything again. */
const wayOn = {
  set: (path: string | null): void => void (onward = path),
  current: (): string | null => onward,
}

export type WelcomeState =
  | Exclude<ProviderOutcome, { is: 'granted' | 'wrong-email' | 'terms-refused' }>
  | { is: 'nothing' | 'mismatch' | 'checking' }

/** Problems that leave the form as it is. */
export type WelcomeFormProblem =
  | { is: 'away' | 'wrong-email' }
  | { is: 'refused'; message: string }
  | { is: 'terms-changed'; documents: readonly TermsDocument[] }

/** The return from a provider: sends its answer to the server and shows the result. */
export function useWelcome(provider: Provider) {
  const [back] = useState(() => cameBack(provider))
  const brought = back.is === 'token' ? back : null
  const server = useAsk()
  const device = useDevice()
  const calls = useCalls(provider)
  const signIn = useSignIn()
  const isUnderWay = useRef(false)
  const [welcome, setWelcome] = useState<WelcomeState>(() => firstStep(back))
  const trip = back.is === 'mismatch' ? null : back.trip
  const redirect = trip?.search['redirect'] ?? consentPath(trip?.search ?? {})
  useGoOn(signIn.signingIn.is === 'problem')

  const settle = async (outcome: ProviderOutcome): Promise<void> => {
    if (outcome.is === 'granted' || outcome.is === 'confirmed') wayOn.set(pathAfterSignIn(redirect))
    if (outcome.is === 'granted') return signIn.grant(outcome.granted)
    if (outcome.is !== 'wrong-email' && outcome.is !== 'terms-refused') setWelcome(outcome)
  }
  const ask = (act: () => Promise<ProviderOutcome>): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void act()
      .catch((): ProviderOutcome => ({ is: 'away' }))
      .then(settle)
      .finally(() => (isUnderWay.current = false))
  }
  const check = (): void => {
    if (brought === null) return
    setWelcome({ is: 'checking' })
    ask(() => calls.check(brought))
  }
  const begin = useEffectEvent(() => {
    if (brought !== null) ask(() => calls.check(brought))
  })
  useEffect(() => {
    begin()
    return forgetReturn
  }, [])

  const verify: VerifyMfaCode = async (challenge, code) => {
    if (brought === null) return null
    const answer = await calls.verify(brought, challenge, code)
    if (answer === 'different' || answer === 'gone') {
      setWelcome({ is: 'different-account' })
      return null
    }
    const said = readSignInAnswer(answer)
    if (said.is !== 'granted') {
      return answer.reached ? { is: 'refused', message: answer.message } : { is: 'away' }
    }
    await settle(brought.trip.purpose === 'confirm' ? { is: 'confirmed' } : said)
    return null
  }

  return {
    trip,
    /** For a user who starts again from here. */
    purpose: currentTripPurpose(sessionDeviceState(useSession()), trip?.purpose),
    welcome,
    signIn,
    verify,
    retry: check,
    register: async (email: string | null): Promise<WelcomeFormProblem | null> => {
      if (brought === null) return null
      const outcome = await calls.register(brought, email).catch((): ProviderOutcome => ({ is: 'away' }))
      if (outcome.is === 'refused' || outcome.is === 'wrong-email') return outcome
      if (outcome.is === 'away') return { is: 'away' }
      if (outcome.is === 'terms-refused') {
        const documents = await reloadChangedTerms(server, device)
        return documents.length > 0
          ? { is: 'terms-changed', documents }
          : { is: 'refused', message: outcome.message }
      }
      await settle(outcome)
      return null
    },
    requestLink: () => void (brought !== null && ask(() => calls.requestLink(brought))),
  }
}

/** Rendered again during the redirect: nothing is left to say. */
const firstStep = (back: ProviderAnswer): WelcomeState => ({
  is: back.is === 'token' || wayOn.current() !== null ? 'checking' : back.is,
})

/** After log-in, redirects to where the person was going. */
function useGoOn(isRefused: boolean): void {
  const router = useRouter()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  useEffect(() => {
    const path = wayOn.current()
    if (isRefused) wayOn.set(null)
    if (path === null || isRefused || !isSignedIn) return
    wayOn.set(null)
    void router.navigate({ href: path, replace: true })
  })
}

const LANDING = { current: () => firstLanding(), drop: () => void takeFirstLanding() }
const FILLED_IN = {
  forget: (by: string | null) => {
    if (by === null) consentDraftStore.forget()
    else consentDraftStore.give(by)
    makeRegistrationDraftStore(() => sessionStorage).forget()
  },
}

function useCalls(provider: Provider): WelcomeCalls {
  const store = useSessionStore()
  const tools = {
    ask: useAsk(),
    confirmed: useConfirmedAsk(),
    replaceSession: useReplaceSession(),
    naming: makeDeviceIdentity(useDevice()),
    origin: location.origin,
    clientType: clientType(),
    landing: LANDING,
    filledIn: FILLED_IN,
    owner: () => sessionUserId(store.current()),
  }
  return makeWelcomeCalls(tools, provider)
}
