import type { ReactNode } from 'react'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EnglishOnly } from './EnglishOnly.tsx'
import './guide.css'
import type { Guide } from './guideTable.ts'
import { NoAccess } from './NoAccess.tsx'
import { NoLine } from './NoLine.tsx'
import { useGuide, type GuideInUse } from './useGuide.ts'

interface GuideFrameProps {
  children: (guide: Guide) => ReactNode
}

/** The frame of every list of the guide: the question about its language, and what is shown while there is no list. */
export function GuideFrame({ children }: GuideFrameProps) {
  const { state, retry } = useGuide()
  return (
    <div className="guide">
      {state.is !== 'denied' && <EnglishOnly />}
      <Known state={state} retry={retry}>
        {children}
      </Known>
    </div>
  )
}

function Known({ state, retry, children }: GuideFrameProps & GuideInUse) {
  const shell = useText()
  switch (state.is) {
    case 'loading':
      return <Skeleton longText={shell('waitingLong')} />
    case 'away':
    case 'failed':
      return <NoLine why={state.is} onRetry={retry} />
    case 'denied':
      return <NoAccess />
    case 'known':
      return children(state.guide)
  }
}
