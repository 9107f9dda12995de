const underWay = new Set<Promise<unknown>>()

/** A write that nobody waits for. The page must not let go of its diary before it has arrived. [LOCK-14] */
export function onItsWay<T>(writing: Promise<T>): Promise<T> {
  const ended = writing.then(
    () => void underWay.delete(ended),
    () => void underWay.delete(ended),
  )
  underWay.add(ended)
  return writing
}

/** Also what begins meanwhile; a disk that never answers is waited for no longer than this. */
export async function whenArrived(patienceMs: number): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    late = setTimeout(resolve, patienceMs)
  })
  await Promise.race([patience, noneLeft()])
  clearTimeout(late)
}

async function noneLeft(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}
