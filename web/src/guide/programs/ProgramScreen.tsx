import { getRouteApi } from '@tanstack/react-router'
import { useDiary } from '../../access/diary.ts'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GuideGate } from '../GuideGate.tsx'
import { NoAccess } from '../NoAccess.tsx'
import { NoLine } from '../NoLine.tsx'
import { NotHere } from '../NotHere.tsx'
import { OpenProgram } from './OpenProgram.tsx'
import './programs.css'
import { useNotes, useProgram } from './useProgram.ts'

const here = getRouteApi(PATHS.guideProgram)

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
  const notes = useNotes(diary)
  const isGone = asked === 'denied' || asked === 'unknown'
  if (program !== null && notes.isKnown && !isGone) {
    return <OpenProgram diary={diary} program={program} told={told} notes={notes} />
  }
  switch (asked) {
    case null:
    case 'learned':
      return <Skeleton longText={shell('waitingLong')} />
    case 'denied':
      return <NoAccess />
    case 'unknown':
      return <NotHere />
    case 'away':
      return <NoLine why="away" onRetry={load} />
    case 'refused':
      return <NoLine why="failed" onRetry={load} />
  }
}
