import { withLessonDone } from '@reprieve/domain/guide/programs/notes.ts'
import { nextLesson } from '@reprieve/domain/guide/programs/progress.ts'
import { useEffect, useState } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import type { LessonProps } from './useProgram.ts'

/** The next step, and the print buttons. */
export function LessonEnd({ program, lesson, notes }: LessonProps) {
  const text = useText('programs')
  const toasts = useToasts()
  const lessons = program.lessons.map(({ id }) => id)
  const { done } = notes.value
  const isDone = done.includes(lesson.id)
  const next = nextLesson({ lessons, done })
  const hasAnswers = Object.keys(notes.value.answers).some((key) => key.startsWith(`${lesson.id}.`))
  return (
    <div className="lesson-end">
      {!isDone && (
        <Button
          kind="primary"
          label={text('finish')}
          onPress={() => {
            notes.change((now) => withLessonDone(now, lesson.id))
            toasts.show({ message: text('finished') })
          }}
        />
      )}
      {isDone && next !== null && (
        <Link
          className="button primary"
          to={PATHS.guideProgram}
          params={{ program_id: program.id }}
          search={{ section: next }}
        >
          {text('nextLesson')}
        </Link>
      )}
      {isDone && next === null && <p>{text('allDone')}</p>}
      <Link className="button" to={PATHS.guideProgram} params={{ program_id: program.id }}>
        {text('allLessons')}
      </Link>
      <PrintButtons hasAnswers={hasAnswers} />
    </div>
  )
}

/** The person's answers are printed only on request. */
function PrintButtons({ hasAnswers }: { hasAnswers: boolean }) {
  const text = useText('programs')
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const after = (): void => setPrinting(false)
    addEventListener('afterprint', after)
    print()
    return () => removeEventListener('afterprint', after)
  }, [isPrinting])
  return (
    <div className="lesson-print" data-with-answers={isPrinting || undefined}>
      <Button kind="text" label={text('printLesson')} onPress={() => print()} />
      {hasAnswers && (
        <Button kind="text" label={text('printWithAnswers')} onPress={() => setPrinting(true)} />
      )}
    </div>
  )
}
