import { watched, type Watched } from './watched.ts'

export interface UnsavedWork extends Pick<Watched<boolean>, 'current' | 'subscribe'> {
  /** Called by what has changes that a reload would take from under the person; gives the call that ends it. */
  hold: () => () => void
}

export function makeUnsavedWork(): UnsavedWork {
  const held = watched(false)
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

/** Of this page: while somebody is in the middle of something, it is neither reloaded nor talked into an update. */
export const unsavedWork = makeUnsavedWork()
