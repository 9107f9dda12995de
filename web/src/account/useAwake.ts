import { useEffect, useRef, useState } from 'react'
import { makeSessionKeys } from '../access/keys.ts'
import { sessionDeviceState } from '../access/session.ts'
import { useSession, useSessionStore } from '../access/useSession.ts'
import type { Ask } from '../api/ask.ts'
import { clientType } from '../device/clientType.ts'
import { makeIdleTimer, type IdleTimer } from './awake.ts'
import { openTabActivity } from './inputOfOtherTabs.ts'

const LOOKS_EVERY_MS = 5_000
// `click` and `input` are the only events when a screen reader or voice control moves a slider.
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const

/** D15. `isWarned`: the person is asked whether they are still there. */
export function useIdleTimeout(ask: Ask): { isWarned: boolean; stay: () => void } {
  const store = useSessionStore()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const [isWarned, setWarned] = useState(false)
  const running = useRef<IdleTimer | null>(null)

  useEffect(() => {
    if (!isSignedIn) return
    const keys = makeSessionKeys(store)
    // Not the wall clock: set an hour ahead, it would end the session of a person who is writing.
    const now = (): number => performance.now()
    const others = openTabActivity(now)
    const awake = makeIdleTimer({
      ask,
      now,
      lastInput: others,
      endsByIdleness: clientType() === 'web',
      onWarn: setWarned,
      lock: async () => {
        const signedIn = keys.current()
        if (signedIn !== null) await keys.lock(signedIn, { by: 'idle', isOver: true })
      },
    })
    running.current = awake
    for (const name of INPUTS) addEventListener(name, awake.noteInput, { passive: true, capture: true })
    const timer = setInterval(() => void awake.look(), LOOKS_EVERY_MS)
    return () => {
      clearInterval(timer)
      others.close()
      for (const name of INPUTS) removeEventListener(name, awake.noteInput, { capture: true })
      running.current = null
      setWarned(false)
    }
  }, [ask, store, isSignedIn])

  const stay = (): void => {
    setWarned(false)
    running.current?.noteInput()
    void running.current?.look()
  }
  return { isWarned, stay }
}
