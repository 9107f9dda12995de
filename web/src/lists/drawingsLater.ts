type DrawingOf = (icon: string) => string

let drawingOf: DrawingOf | null = null
let isFetching = false
const waiting = new Set<() => void>()

/** Null until the drawings are here. They are only beside words: where they cannot be fetched, nothing is missed. */
export const currentDrawings = (): DrawingOf | null => drawingOf

/** The first who asks fetches them, and after a fetch that failed the next who asks. */
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
