import { startTransition, useEffect, useState } from 'react'

/** How many of so many are drawn: one at once, the others each after the one before, so that a press is never kept waiting. */
export function useOneByOne(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, count])
  return Math.min(drawn, count)
}
