import { watched, type Watched } from '../device/watched.ts'

export interface Confirming extends Pick<Watched<boolean>, 'current' | 'subscribe'> {
  /** Resolves when the person has signed in again, or went away. Two who ask at once are one question. */
  confirm: () => Promise<boolean>
  end: (isConfirmed: boolean) => void
}

export function makeConfirming(): Confirming {
  const isOpen = watched(false)
  let waiting: ((isConfirmed: boolean) => void)[] = []
  return {
    current: isOpen.current,
    subscribe: isOpen.subscribe,
    confirm: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        isOpen.become(true)
      }),
    end: (isConfirmed) => {
      const asked = waiting
      waiting = []
      isOpen.become(false)
      for (const tell of asked) tell(isConfirmed)
    },
  }
}

/** Of this page. Whoever meets 170 asks here, and the frame around every screen shows the question. */
export const confirming = makeConfirming()
