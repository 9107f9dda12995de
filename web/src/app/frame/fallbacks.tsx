import { Suspense, type ReactNode } from 'react'
import { CatchBoundary } from '../../navigation/CatchBoundary.tsx'
import { useText } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'

/**
 * For parts around a screen that load texts of their own: if they cannot be loaded, the part is left out. Without this
 * the whole page would fail, tabs included.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return <OptionalBoundary of={useCurrentRoute().name}>{children}</OptionalBoundary>
}

interface LeftOutProps {
  /** The part is tried again when this key changes. */
  of: string
  /** Rendered instead, for a side effect only; shows nothing. */
  instead?: () => null
  children: ReactNode
}

/** Like `OptionalPart`, for use above the router or where a person waits for the failed part. */
export const OptionalBoundary = ({ of, instead = Nothing, children }: LeftOutProps) => (
  <CatchBoundary resetKey={of} errorComponent={instead}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

const Nothing = (): null => null

export function LoadingSkeleton() {
  const text = useText()
  return <Skeleton longText={text('waitingLong')} />
}
