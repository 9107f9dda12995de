import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import type { BegunCondition } from './conditionDraft.ts'

interface OpenedConditionProps {
  /** Called once. */
  open: () => Promise<BegunCondition | null>
  children: (begun: BegunCondition | null) => ReactNode
}

export function OpenedCondition({ open, children }: OpenedConditionProps) {
  const shell = useText()
  const [opening] = useState(() => open)
  const [opened, setOpened] = useState<{ begun: BegunCondition | null } | null>(null)
  const [failed, setFailed] = useState<{ fault: unknown } | null>(null)
  useEffect(() => {
    opening().then(
      (begun) => setOpened({ begun }),
      (fault: unknown) => setFailed({ fault }),
    )
  }, [opening])
  if (failed !== null) throw failed.fault
  return opened === null ? <Skeleton longText={shell('waitingLong')} /> : children(opened.begun)
}
