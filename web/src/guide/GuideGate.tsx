import { useSyncExternalStore, type ReactNode } from 'react'
import { useDiary } from '../access/diary.ts'
import { EnglishOnly } from './EnglishOnly.tsx'
import './guide.css'
import { NoAccess } from './NoAccess.tsx'
import { watchGuide } from './readGuide.ts'

/** Around what asks for its own texts, such as a program: whose the guide is, and in which language it is written. */
export function GuideGate({ children }: { children: ReactNode }) {
  const { subscribe, current } = watchGuide(useDiary())
  const seen = useSyncExternalStore(subscribe, current)
  const isDenied = seen.is === 'read' && seen.value.is === 'denied'
  return (
    <div className="guide">
      <EnglishOnly />
      {isDenied ? <NoAccess /> : children}
    </div>
  )
}
