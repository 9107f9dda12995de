import { useSyncExternalStore } from 'react'
import { Drawing } from '../ui/Icon.tsx'
import { currentDrawings, watchDrawings } from './drawingsLater.ts'

interface ItemIconProps {
  /** By its name. Null for an item that has none: its place stays free, so that the names of a list stand in one line. */
  icon: string | null
  isSmall?: boolean
}

/** Beside the name of an item, and never in its place. As large before its drawing is here as after. [REC-35] */
export function ItemIcon({ icon, isSmall = false }: ItemIconProps) {
  const drawingOf = useSyncExternalStore(watchDrawings, currentDrawings)
  return <Drawing path={icon === null ? '' : (drawingOf?.(icon) ?? '')} isSmall={isSmall} />
}
