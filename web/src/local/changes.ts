/** What changed: kinds of rows, or names of shelves. */
export type Change = readonly string[]
type Listener = (change: Change) => void

/** The doorbell: whoever writes rings, whoever shows or sends listens. */
export interface Doorbell {
  ring(change: Change): void
  /** Returns what ends it. */
  listen(listener: Listener): () => void
  close(): void
}

/** `name` is the database's own, so that one person's tabs wake nobody else's. */
export function openDoorbell(name: string, onFault: (fault: unknown) => void): Doorbell {
  const listeners = new Set<Listener>()
  const tell = (change: Change): void => {
    for (const listener of listeners) {
      try {
        listener(change)
      } catch (fault) {
        // The write is done and others wait to hear of it. [LOCAL-21]
        onFault(fault)
      }
    }
  }
  let channel = otherTabs(name)
  channel?.addEventListener('message', ({ data }) => isChange(data) && tell(data))
  let untold: string[] = []
  const tellOtherTabs = (): void => {
    const change = [...new Set(untold)]
    untold = []
    if (change.length > 0) channel?.postMessage(change)
  }

  return {
    ring: (change) => {
      tell(change)
      // Not before the person hears of the save: a message to other tabs takes a good part of the time of a write.
      if (untold.length === 0) setTimeout(tellOtherTabs)
      untold.push(...change)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      listeners.clear()
      tellOtherTabs()
      channel?.close()
      // A write that ends after the person left still rings; a closed channel would throw at it.
      channel = null
    },
  }
}

/** A browser that forbids storage may refuse the channel too: then each tab hears itself alone. */
function otherTabs(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

const isChange = (data: unknown): data is Change =>
  Array.isArray(data) && data.every((kind) => typeof kind === 'string')
