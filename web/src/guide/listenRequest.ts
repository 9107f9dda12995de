/** The article that the person asked to hear. In memory alone: nothing speaks after a reload or by an address. */
let requested: string | null = null

export function requestListening(id: string): void {
  requested = id
}

/** True once for each request. */
export function takeListenRequest(id: string): boolean {
  const isRequested = requested === id
  requested = null
  return isRequested
}
