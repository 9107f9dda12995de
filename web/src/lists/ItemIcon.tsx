import { useSyncExternalStore } from 'react'
import { Drawing } from '../ui/Icon.tsx'
import { currentDrawings, watchDrawings } from './drawingsLater.ts'

interface ItemIconProps {
  /** The icon's name. Null for an item without one: its place stays empty, so that the names of a list are aligned. */
  icon: string | null
  isSmall?: boolean
}

/** Shown beside an item's name, never instead of it. The same size before and after its drawing is loaded. [REC-35] */
export function ItemIcon({ icon, isSmall = false }: ItemIconProps) {
  const drawingOf = useSyncExternalStore(watchDrawings, currentDrawings)
  return <Drawing path={icon === null ? '' : (drawingOf?.(icon) ?? '')} isSmall={isSmall} />
}
