import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useHere } from './useHere.ts'

/**
 * For parts around a screen that load texts of their own: if they cannot be loaded, the part is left out. Without this
 * the whole page would fail, tabs included.
 */
export function Quiet({ children }: { children: ReactNode }) {
  return <LeftOut of={useHere().name}>{children}</LeftOut>
}

interface LeftOutProps {
  /** The part is tried again when this key changes. */
  of: string
  /** Rendered instead, for a side effect only; shows nothing. */
  instead?: () => null
  children: ReactNode
}

/** Like `Quiet`, for use above the router or where somebody waits for the failed part. */
export const LeftOut = ({ of, instead = Nothing, children }: LeftOutProps) => (
  <CatchBoundary getResetKey={() => of} errorComponent={instead}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

const Nothing = (): null => null
