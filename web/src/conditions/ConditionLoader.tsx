import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import type { ConditionEditorStart } from './conditionDraft.ts'

interface OpenedConditionProps {
  /** Called once. */
  open: () => Promise<ConditionEditorStart | null>
  children: (begun: ConditionEditorStart | null) => ReactNode
}

export function ConditionLoader({ open, children }: OpenedConditionProps) {
  const shell = useText()
  const [opening] = useState(() => open)
  const [opened, setOpened] = useState<{ begun: ConditionEditorStart | null } | null>(null)
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
