/** What changed: kinds of rows, or names of shelves. */
export type Change = readonly string[]
/** The client ids of the changed rows. Null: some rows changed, but it is unknown which. [LOCAL-32] */
export type ChangedRows = readonly string[] | null
type Listener = (change: Change, rows: ChangedRows) => void

/** Notifies screens and sync of writes, in this tab and in the person's other tabs. */
export interface Doorbell {
  /** Omitting `rows` means that no row changed. */
  ring(change: Change, rows?: ChangedRows): void
  /** Returns a function that stops listening. */
  listen(listener: Listener): () => void
  close(): void
}

/** `name` is the name of the database, so that the tabs of different people do not notify each other. */
export function openDoorbell(name: string, onFault: (fault: unknown) => void): Doorbell {
  const listeners = new Set<Listener>()
  const tell = (change: Change, rows: ChangedRows): void => {
    for (const listener of listeners) {
      try {
        listener(change, rows)
      } catch (fault) {
        // The write is done, and the other listeners must still be notified. [LOCAL-21]
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
      // Deferred until after the save is confirmed: posting to other tabs takes a good part of the time of a write.
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
      // A write that ends after logout still rings; posting to a closed channel would throw.
      channel = null
    },
  }
}

// Row ids are sent to other tabs among the kinds: a tab with an older app version only compares kinds and ignores them.
const ROW = 'row:'
const SOME_ROWS = `${ROW}*`
const MOST_ROWS = 500

/** Above this limit, reading everything again is as fast as reading the single rows. */
export const limitChangedRows = (rows: readonly string[]): ChangedRows =>
  rows.length > MOST_ROWS ? null : rows

function messageOf(kinds: readonly string[], untold: ChangedRows): string[] {
  const rows = untold === null ? null : limitChangedRows([...new Set(untold)])
  if (kinds.length === 0) return []
  return [...kinds, ...(rows === null ? [SOME_ROWS] : rows.map((id) => ROW + id))]
}

/** An older app version sends no row ids: whether rows changed is unknown. */
function heardFrom(message: Change): [Change, ChangedRows] {
  const told = message.filter((one) => one.startsWith(ROW))
  const isUnknown = told.length === 0 || told.includes(SOME_ROWS)
  const kinds = message.filter((one) => !one.startsWith(ROW))
  return [kinds, isUnknown ? null : told.map((one) => one.slice(ROW.length))]
}

/** A browser that forbids storage may refuse the channel too: then each tab notifies only itself. */
function otherTabs(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

const isChange = (data: unknown): data is Change =>
  Array.isArray(data) && data.every((kind) => typeof kind === 'string')
