import { useSyncExternalStore, type ReactNode } from 'react'
import { useDiary } from '../access/diary.ts'
import { EnglishOnly } from './EnglishOnly.tsx'
import './guide.css'
import { NoAccess } from './NoAccess.tsx'
import { watchGuide } from './readGuide.ts'

interface GuideGateProps {
  /** False in the middle of an exercise: the question was asked before it. */
  isAsking?: boolean
  children: ReactNode
}

/**
 * Around content that loads its own texts, such as a program: checks access to the guide and asks about its language.
 */
export function GuideGate({ isAsking = true, children }: GuideGateProps) {
  const { subscribe, current } = watchGuide(useDiary())
  const seen = useSyncExternalStore(subscribe, current)
  const isDenied = seen.is === 'read' && seen.value.is === 'denied'
  return (
    <div className="guide">
      {isAsking && !isDenied && <EnglishOnly />}
      {isDenied ? <NoAccess /> : children}
    </div>
  )
}
