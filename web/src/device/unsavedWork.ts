import { makeObservable, type Observable } from './observable.ts'

export interface UnsavedWork extends Pick<Observable<boolean>, 'current' | 'subscribe'> {
  /** Call while there are changes that a reload would lose; returns a function that ends it. */
  hold: () => () => void
}

export function makeUnsavedWork(): UnsavedWork {
  const held = makeObservable(false)
  const holders = new Set<symbol>()
  const hold = (): (() => void) => {
    const holder = Symbol('holder')
    holders.add(holder)
    held.become(true)
    return () => {
      holders.delete(holder)
      held.become(holders.size > 0)
    }
  }
  return { current: held.current, subscribe: held.subscribe, hold }
}

/** For this page: while it has unsaved work, it is neither reloaded nor offers an update. */
export const unsavedWork = makeUnsavedWork()
