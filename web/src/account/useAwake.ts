import { useEffect, useRef, useState } from 'react'
import { keysOf } from '../access/keys.ts'
import { stateOf } from '../access/session.ts'
import { useSession, useSessionStore } from '../access/useSession.ts'
import type { Ask } from '../api/ask.ts'
import { clientType } from '../device/clientType.ts'
import { keepChoice, readChoice } from '../device/storage.ts'
import { makeAwake, type Awake } from './awake.ts'

const LOOKS_EVERY_MS = 5_000
const INPUT = 'last-input'
// The last two are all that a screen reader or a voice gives when it moves a slider.
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const

/** D15. Warned: the person is asked whether they are still there. */
export function useAwake(ask: Ask): { isWarned: boolean; stay: () => void } {
  const store = useSessionStore()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const [isWarned, setWarned] = useState(false)
  const running = useRef<Awake | null>(null)

  useEffect(() => {
    if (!isSignedIn) return
    const keys = keysOf(store)
    const awake = makeAwake({
      ask,
      now: Date.now,
      lastInput: {
        read: () => Number(readChoice(INPUT) ?? 0),
        keep: (at) => keepChoice(INPUT, String(at)),
      },
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
