import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useHere } from './useHere.ts'

/**
 * For what stands around a screen and speaks with words of its own: where they cannot be had it is left out. Without
 * this the whole page would go with it, tabs and all.
 */
export function Quiet({ children }: { children: ReactNode }) {
  return <LeftOut of={useHere().name}>{children}</LeftOut>
}

interface LeftOutProps {
  /** With another one it is tried anew. */
  of: string
  /** What is done about it; nothing is said. */
  instead?: () => null
  children: ReactNode
}

/** The same above the router, and where somebody waits for what could not be had. */
export const LeftOut = ({ of, instead = Nothing, children }: LeftOutProps) => (
  <CatchBoundary getResetKey={() => of} errorComponent={instead}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

const Nothing = (): null => null
