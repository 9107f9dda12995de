type DrawingOf = (icon: string) => string

let drawingOf: DrawingOf | null = null
let isFetching = false
const waiting = new Set<() => void>()

/** Null until the drawings are loaded. They are always beside words: if they cannot be fetched, nothing is missing. */
export const currentDrawings = (): DrawingOf | null => drawingOf

/** The first subscriber fetches them, and after a failed fetch the next subscriber. */
export function watchDrawings(onFetched: () => void): () => void {
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
