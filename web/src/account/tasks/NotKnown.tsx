import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import type { LoadState } from './loaded.ts'

interface NotKnownProps {
  loaded: Exclude<LoadState<unknown>, { is: 'known' }>
  onRetry: () => void
}

/** Shown instead of data that only the server has. */
export function NotKnown({ loaded, onRetry }: NotKnownProps) {
  const shell = useText()
  if (loaded.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  return <FormTrouble trouble={loaded} onRetry={onRetry} />
}
