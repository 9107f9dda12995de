export type InTurn = <T>(act: () => Promise<T>) => Promise<T>

/** The lanes write to one state: at once, all but the quickest would have to decide anew. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
}
