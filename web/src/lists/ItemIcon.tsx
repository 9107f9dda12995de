import { useSyncExternalStore } from 'react'
import { Drawing } from '../ui/icons/FrameIcon.tsx'

type DrawingOf = (icon: string) => string

let drawingOf: DrawingOf | null = null
let isFetching = false
const waiting = new Set<() => void>()

/** Null until the drawings are loaded. They are always beside words: if they cannot be fetched, nothing is missing. */
const currentDrawings = (): DrawingOf | null => drawingOf

/** The first subscriber fetches them, and after a failed fetch the next subscriber. */
function watchDrawings(onFetched: () => void): () => void {
  waiting.add(onFetched)
  if (drawingOf === null && !isFetching) void fetchDrawings()
  return () => waiting.delete(onFetched)
}

async function fetchDrawings(): Promise<void> {
  isFetching = true
  try {
    ;({ drawingOf } = await import('./itemDrawings.ts'))
    for (const tell of waiting) tell()
  } catch {
    // The place beside the words stays empty.
  } finally {
    isFetching = false
  }
}

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
