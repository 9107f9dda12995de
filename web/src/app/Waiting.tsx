import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export function LoadingSkeleton() {
  const text = useText()
  return <Skeleton longText={text('waitingLong')} />
}
