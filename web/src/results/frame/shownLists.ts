import { createContext, use } from 'react'
import type { PanelLists } from '../../filters/panel/panelLists.ts'

export const ShownLists = createContext<PanelLists | null>(null)

/** The lists of the frame, for what stands in it: to read all names once more takes as long as to draw a month. */
export function useShownLists(): PanelLists {
  const lists = use(ShownLists)
  if (lists === null) throw new Error('useShownLists outside of ResultsShell')
  return lists
}
