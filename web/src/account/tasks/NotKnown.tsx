import { useText } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import type { LoadState } from './loaded.ts'

interface NotKnownProps {
  loaded: Exclude<LoadState<unknown>, { is: 'known' }>
  onRetry: () => void
}

/** Shown instead of data that only the server has. */
export function LoadStateNote({ loaded, onRetry }: NotKnownProps) {
  const shell = useText()
  if (loaded.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  return <FormTrouble trouble={loaded} onRetry={onRetry} />
}
