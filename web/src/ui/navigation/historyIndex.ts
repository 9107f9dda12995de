import type { HistoryState } from '@tanstack/react-router'

/** The position of an entry in this tab's history, as the router counts it. */
export const historyIndex = ({ __TSR_index: index }: EntryState): number => index

export type EntryState = HistoryState & { __TSR_index: number }
