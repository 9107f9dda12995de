import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { ReflectionDecision } from '@reprieve/domain/reflections/reflectionDecision.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { Badge } from '../ui/scale/Badge.tsx'
import { useReflectionFaultText } from './ReflectionFaultDialog.tsx'
import type { ReflectionFormFault } from './reflectionForm.ts'
import {
  findConflictLoserFault,
  continueConflictLoser,
  resolveReflectionConflict,
  type ReflectionConflict,
} from './unfinishedReflections.ts'
import { useReflectionDayWords } from './useReflectionDayWords.ts'
import { useScoreWords } from './useScoreWords.ts'
import './reflectionConflictSheet.css'

interface TwoOfADaySheetProps {
  diary: Diary
  two: ReflectionConflict
}

type Way = 'keepThere' | 'joinNotes' | 'replaceThere' | 'saveIt' | 'throwAway' | 'goOn'

const HOW: Record<Exclude<Way, 'goOn'>, ReflectionDecision> = {
  keepThere: 'keep',
  joinNotes: 'join',
  replaceThere: 'replace',
  saveIt: 'replace',
  throwAway: 'keep',
}

/** The first choice is the safe one. A reflection that cannot be saved as it is can be completed. [REF-17] */
function waysOf({ there }: ReflectionConflict, fault: ReflectionFormFault | null): readonly Way[] {
  if (there !== null) return ['keepThere', 'joinNotes', 'replaceThere']
  return [fault === null ? 'saveIt' : 'goOn', 'throwAway']
}

const AREAS: readonly BrowserArea[] = ['reflections', 'records', 'scale', 'listItems']

export function ReflectionConflictSheet(props: TwoOfADaySheetProps) {
  useTextsReady(AREAS)
  return <ShownTwo {...props} />
}

/** Closed without an answer, the question comes again at the next visit: nothing is lost. [REF-12] */
function ShownTwo({ diary, two }: TwoOfADaySheetProps) {
  const { there, other } = two
  const text = useText('reflections')
  const common = useText('common')
  const toasts = useToasts()
  const navigate = useNavigate()
  const dayWords = useReflectionDayWords()
  const faultWords = useReflectionFaultText()
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const fault = findConflictLoserFault(diary, two)
  const day = dayOfReflection(other)
  const tell = (why: ReflectionFormFault): void =>
    toasts.show({ message: text('notSavedBecause', { why: faultWords(why) }) })
  const choose = async (how: ReflectionDecision): Promise<void> => {
    const settled = await resolveReflectionConflict(diary, two, how)
    if (!settled.ok) tell(settled.reason)
    else if (how !== 'keep') toasts.show({ message: text('saved') })
  }
  const goOn = async (): Promise<void> => {
    const kept = await continueConflictLoser(diary, two)
    if (!kept.ok) return tell(kept.reason)
    await navigate({ to: PATHS.reflectionCreate, search: { date: day }, state: { draftId: two.id } })
  }
  const ways = waysOf(two, fault).map((way) => ({
    label: text(way),
    choose: way === 'goOn' ? goOn : () => choose(HOW[way]),
  }))
  return (
    <Sheet
      isOpen={closedFor !== two.id}
      title={text(there === null ? 'title' : 'twoTitle')}
      closeLabel={common('close')}
      onClose={() => setClosedFor(two.id)}
    >
      <div className="two-of-a-day">
        <p>{text(there === null ? 'oneText' : 'twoText', { day: dayWords(day).date })}</p>
        {fault !== null && <Note kind="info">{text('savedOnceFinished', { why: faultWords(fault) })}</Note>}
        {there !== null && <OneOfThem diary={diary} title={text('inDiary')} reflection={there} />}
        <OneOfThem diary={diary} title={there === null ? null : text('theOther')} reflection={other} />
        {ways.map(({ label, choose: take }, index) => (
          <Button
            key={label}
            label={label}
            kind={index === 0 ? 'primary' : 'quiet'}
            onPress={() => void take()}
          />
        ))}
      </div>
    </Sheet>
  )
}

interface OneOfThemProps {
  diary: Diary
  /** Which of the two reflections it is. */
  title: string | null
  reflection: Reflection
}

function OneOfThem({ diary, title, reflection: { score, activities, note } }: OneOfThemProps) {
  const text = useText('reflections')
  const { word, spoken } = useScoreWords()
  const { labelOf } = useLists(diary)
  return (
    <section className="one-of-a-day">
      {title !== null && <h3>{title}</h3>}
      <p className="one-of-a-day-score">
        {score === null ? (
          text('withoutScore')
        ) : (
          <>
            <Badge ramp="score" value={score} label={spoken(score)} />
            <span aria-hidden="true">{word(score)}</span>
          </>
        )}
      </p>
      {activities.length > 0 && <p>{activities.map(labelOf).join(', ')}</p>}
      {note !== '' && <p className="one-of-a-day-note">{note}</p>}
    </section>
  )
}
