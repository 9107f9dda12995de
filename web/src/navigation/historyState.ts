/** What a screen stores with an entry of the browser's history. Each area adds its own fields. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface HistoryState {}

/**
 * An entry of this tab's history. The names of the two fields were chosen by an earlier app version: a tab keeps its
 * entries through an update.
 */
export interface EntryState extends HistoryState {
  /** The position of the entry in this tab's history, from 0. */
  __TSR_index: number
  /** Under this key the scroll position is stored. */
  __TSR_key: string
}

export const historyIndex = ({ __TSR_index: index }: EntryState): number => index

export const entryKey = ({ __TSR_key: key }: EntryState): string => key

export const makeEntry = (state: HistoryState, index: number): EntryState => ({
  ...state,
  __TSR_index: index,
  __TSR_key: Math.random().toString(36).slice(2),
})

/** Null if the entry is not ours: a link within the page, or the first screen of the tab. */
export function readEntry(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null) return null
  const { __TSR_index: index, __TSR_key: key } = state as Partial<EntryState>
  return typeof index === 'number' && typeof key === 'string' ? (state as EntryState) : null
}

/** What the screens stored in it, without our own fields. */
export function screenState(entry: EntryState): HistoryState {
  const { __TSR_index: _, __TSR_key: __, ...state } = entry
  return state
}
