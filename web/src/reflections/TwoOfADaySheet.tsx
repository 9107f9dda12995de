import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { Settled } from '@reprieve/domain/reflections/otherReflection.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { settleTwo, type TwoOfADay } from './settleAside.ts'
import './twoOfADay.css'
import { useDayWords } from './useDayWords.ts'
import { useScoreWords } from './useScoreWords.ts'

interface TwoOfADaySheetProps {
  diary: Diary
  two: TwoOfADay
}

const AREAS: readonly BrowserArea[] = ['reflections', 'records', 'scale', 'listItems']

export function TwoOfADaySheet(props: TwoOfADaySheetProps) {
  useTextsReady(AREAS)
  return <ShownTwo {...props} />
}

/** Closed without an answer, it is asked again at the next visit: nothing is lost by that. [REF-12] */
function ShownTwo({ diary, two }: TwoOfADaySheetProps) {
  const { there, other } = two
  const text = useText('reflections')
  const common = useText('common')
  const toasts = useToasts()
  const dayWords = useDayWords()
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const choose = async (how: Settled): Promise<void> => {
    const settled = await settleTwo(diary, two, how)
    if (!settled.ok) toasts.show({ message: text('notSavedTitle') })
    else if (how !== 'keep') toasts.show({ message: text('saved') })
  }
  const ways: [Settled, string][] =
    there === null
      ? [
          ['replace', text('saveIt')],
          ['keep', text('throwAway')],
        ]
      : [
          ['keep', text('keepThere')],
          ['join', text('joinNotes')],
          ['replace', text('replaceThere')],
        ]
  return (
    <Sheet
      isOpen={closedFor !== two.id}
      title={text('twoTitle')}
      closeLabel={common('close')}
      onClose={() => setClosedFor(two.id)}
    >
      <div className="two-of-a-day">
        <p>{text('twoText', { day: dayWords(dayOfReflection(other)).date })}</p>
        {there !== null && <OneOfThem diary={diary} title={text('inDiary')} reflection={there} />}
        <OneOfThem diary={diary} title={text('theOther')} reflection={other} />
        {ways.map(([how, label], index) => (
          <Button
            key={how}
            label={label}
            kind={index === 0 ? 'primary' : 'quiet'}
            onPress={() => void choose(how)}
          />
        ))}
      </div>
    </Sheet>
  )
}

interface OneOfThemProps {
  diary: Diary
  title: string
  reflection: Reflection
}

function OneOfThem({ diary, title, reflection: { score, activities, note } }: OneOfThemProps) {
  const text = useText('reflections')
  const { word, spoken } = useScoreWords()
  const { labelOf } = useLists(diary)
  return (
    <section className="one-of-a-day">
      <h3>{title}</h3>
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
