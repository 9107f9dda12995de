import type { HistoryState } from '@tanstack/react-router'

/** Where an entry stands in the history of this tab, as the router counts it. */
export const historyIndex = ({ __TSR_index: index }: EntryState): number => index

export type EntryState = HistoryState & { __TSR_index: number }
