export type InTurn = <T>(act: () => Promise<T>) => Promise<T>

/** The lanes write one state: at the same time, all but the fastest would have to decide again. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
}
