import { useSyncExternalStore, type ReactNode } from 'react'
import { useDiary } from '../../access/diary.ts'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { EnglishNotice } from '../EnglishNotice.tsx'
import { GuideLoadFailed, GuideNoAccess, GuideNotFound } from '../GuideUnavailable.tsx'
import { watchGuide } from '../readGuide.ts'
import { OpenProgram } from './OpenProgram.tsx'
import { useProgramNotes, useProgram } from './useProgram.ts'
import '../guide.css'
import './programs.css'

const here = routeHooks(PATHS.guideProgram)

export function ProgramScreen() {
  const { program_id: id } = here.useParams()
  const { step } = here.useSearch()
  return (
    <GuideGate isAsking={step === undefined}>
      <div className="programs">
        <Program key={id} id={id} />
      </div>
    </GuideGate>
  )
}

function Program({ id }: { id: string }) {
  const diary = useDiary()
  const shell = useText()
  const { program, told, asked, load } = useProgram(diary, id)
  const notes = useProgramNotes(diary)
  const isGone = asked === 'denied' || asked === 'unknown'
  if (program !== null && notes.isKnown && !isGone) {
    return <OpenProgram diary={diary} program={program} told={told} notes={notes} />
  }
  switch (asked) {
    case null:
    case 'learned':
      return <Skeleton longText={shell('waitingLong')} />
    case 'denied':
      return <GuideNoAccess />
    case 'unknown':
      return <GuideNotFound />
    case 'away':
      return <GuideLoadFailed why="away" onRetry={load} />
    case 'refused':
      return <GuideLoadFailed why="failed" onRetry={load} />
  }
}

interface GuideGateProps {
  /** False in the middle of an exercise: the question was asked before it. */
  isAsking?: boolean
  children: ReactNode
}

/**
 * Around content that loads its own texts, such as a program: checks access to the guide and asks about its language.
 */
function GuideGate({ isAsking = true, children }: GuideGateProps) {
  const { subscribe, current } = watchGuide(useDiary())
  const seen = useSyncExternalStore(subscribe, current)
  const isDenied = seen.is === 'read' && seen.value.is === 'denied'
  return (
    <div className="guide">
      {isAsking && !isDenied && <EnglishNotice />}
      {isDenied ? <GuideNoAccess /> : children}
    </div>
  )
}
