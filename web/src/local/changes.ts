/** What changed: kinds of rows, or names of shelves. */
export type Change = readonly string[]
/** Which rows, by client id. Null: some, and nobody says which. [LOCAL-32] */
export type ChangedRows = readonly string[] | null
type Listener = (change: Change, rows: ChangedRows) => void

/** The doorbell: whoever writes rings, whoever shows or sends listens. */
export interface Doorbell {
  /** Who tells no rows has touched none. */
  ring(change: Change, rows?: ChangedRows): void
  /** Returns what ends it. */
  listen(listener: Listener): () => void
  close(): void
}

/** `name` is the database's own, so that one person's tabs wake nobody else's. */
export function openDoorbell(name: string, onFault: (fault: unknown) => void): Doorbell {
  const listeners = new Set<Listener>()
  const tell = (change: Change, rows: ChangedRows): void => {
    for (const listener of listeners) {
      try {
        listener(change, rows)
      } catch (fault) {
        // The write is done and others wait to hear of it. [LOCAL-21]
        onFault(fault)
      }
    }
  }
  let channel = otherTabs(name)
  channel?.addEventListener('message', ({ data }) => isChange(data) && tell(...heardFrom(data)))
  let untold: string[] = []
  let untoldRows: ChangedRows = []
  const tellOtherTabs = (): void => {
    const change = messageOf([...new Set(untold)], untoldRows)
    untold = []
    untoldRows = []
    if (change.length > 0) channel?.postMessage(change)
  }

  return {
    ring: (change, rows = []) => {
      tell(change, rows)
      // Not before the person hears of the save: a message to other tabs takes a good part of the time of a write.
      if (untold.length === 0) setTimeout(tellOtherTabs)
      untold.push(...change)
      untoldRows = untoldRows === null || rows === null ? null : [...untoldRows, ...rows]
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

// Ids go to other tabs among the kinds: one of an older app compares kinds alone, and overlooks them.
const ROW = 'row:'
const SOME_ROWS = `${ROW}*`
const MOST_ROWS = 500

/** So many are read anew as fast as all of them. */
export const rowsTold = (rows: readonly string[]): ChangedRows => (rows.length > MOST_ROWS ? null : rows)

function messageOf(kinds: readonly string[], untold: ChangedRows): string[] {
  const rows = untold === null ? null : rowsTold([...new Set(untold)])
  if (kinds.length === 0) return []
  return [...kinds, ...(rows === null ? [SOME_ROWS] : rows.map((id) => ROW + id))]
}

/** One of an older app tells none: whether it touched any is not known. */
function heardFrom(message: Change): [Change, ChangedRows] {
  const told = message.filter((one) => one.startsWith(ROW))
  const isUnknown = told.length === 0 || told.includes(SOME_ROWS)
  const kinds = message.filter((one) => !one.startsWith(ROW))
  return [kinds, isUnknown ? null : told.map((one) => one.slice(ROW.length))]
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
