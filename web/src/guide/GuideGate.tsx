import { useSyncExternalStore, type ReactNode } from 'react'
import { useDiary } from '../access/diary.ts'
import { EnglishOnly } from './EnglishOnly.tsx'
import './guide.css'
import { NoAccess } from './NoAccess.tsx'
import { watchGuide } from './readGuide.ts'

interface GuideGateProps {
  /** In the middle of an exercise nobody is asked anything: it was asked on the way there. */
  isAsking?: boolean
  children: ReactNode
}

/** Around what asks for its own texts, such as a program: whose the guide is, and in which language it is written. */
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
