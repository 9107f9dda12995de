import { makeObservable, type Observable } from '../../device/observable.ts'

export interface LoginConfirmation extends Pick<Observable<boolean>, 'current' | 'subscribe'> {
  /** Resolves when the person has logged in again or cancelled. Concurrent callers share one question. */
  confirm: () => Promise<boolean>
  end: (isConfirmed: boolean) => void
}

export function makeLoginConfirmation(): LoginConfirmation {
  const isOpen = makeObservable(false)
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

/** One per page. Code that receives 170 calls it, and the frame around every screen shows the dialog. */
export const loginConfirmation = makeLoginConfirmation()
