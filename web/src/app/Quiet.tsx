import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useHere } from './useHere.ts'

/**
 * For what stands around a screen and speaks with words of its own: where they cannot be had it is left out. Without
 * this the whole page would go with it, tabs and all.
 */
export function Quiet({ children }: { children: ReactNode }) {
  const { name } = useHere()
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

const Nothing = (): null => null
