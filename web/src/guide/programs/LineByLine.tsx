import type { InlineText } from '@reprieve/content/article.ts'
import type { Lesson } from '@reprieve/contract/guide/guideWire.ts'
import { isExerciseInUse } from '@reprieve/domain/guide/programs/exerciseInUse.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { Link } from '../../navigation/Link.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { ArticleLine } from '../../reading/ArticleText.tsx'
import { useText } from '../../text/useText.tsx'
import { useSteadyPress } from '../../ui/controls/useSteadyPress.ts'

interface PaceButtonProps {
  label: string
  isPrimary?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  onPress: () => void
}

/** A trembling hand turns one line, not two; a user who reads ahead waits no longer than that. */
const DEBOUNCE_MS = 400

function PaceButton({
  label,
  isPrimary = false,
  isDisabled = false,
  autoFocus = false,
  onPress,
}: PaceButtonProps) {
  const press = useSteadyPress(DEBOUNCE_MS, onPress)
  return (
    <Button
      className={isPrimary ? 'button primary' : 'button quiet'}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      onPress={() => press()}
    >
      {label}
    </Button>
  )
}

/** Well below the idle limit (D15). */
const EVERY_MS = 20_000

/**
 * While the exercise is shown, the page counts as used without any touch: it dispatches an input event, which keeps the
 * session as usual. Returns a function to call at each press. [PROG-10]
 */
function useCountsAsUse(): () => void {
  const pressed = useRef(0)
  useEffect(() => {
    pressed.current = performance.now()
    const timer = setInterval(() => {
      // Dispatched on the window only: no field or button receives it.
      if (!document.hidden && isExerciseInUse(performance.now() - pressed.current))
        dispatchEvent(new Event('input'))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return () => {
    pressed.current = performance.now()
  }
}

interface LineByLineProps {
  program: string
  lesson: Lesson
  lines: readonly (readonly InlineText[])[]
  /** Counts from 1. */
  line: number
}

/** One line in large text. Only a press moves it on, and the browser's Back leaves it. [PROG-4] */
export function LineByLine({ program, lesson, lines, line }: LineByLineProps) {
  const text = useText('programs')
  const navigate = useNavigate()
  const [isPaused, setPaused] = useState(false)
  const notePress = useCountsAsUse()
  const goTo = (step?: number): void => {
    notePress()
    void navigate({
      to: PATHS.guideProgram,
      params: { program_id: program },
      search: step === undefined ? { section: lesson.id } : { section: lesson.id, step: String(step) },
      replace: true,
      resetScroll: false,
    })
  }
  const pause = (isWanted: boolean): void => {
    notePress()
    setPaused(isWanted)
  }
  const isLast = line === lines.length
  return (
    <section className="card line-by-line">
      <h2 lang="en" tabIndex={-1}>
        {lesson.title}
      </h2>
      {isPaused ? (
        <Paused onGoOn={() => pause(false)} />
      ) : (
        <>
          <p className="line-place">{text('lineOf', { line, total: lines.length })}</p>
          {/* Announced when it changes, while the focus stays on the button. */}
          <div className="line-words" lang="en" role="status">
            <p key={line}>
              <ArticleLine words={lines[line - 1] ?? []} />
            </p>
          </div>
          <div className="line-ways">
            <PaceButton label={text('lineBefore')} isDisabled={line === 1} onPress={() => goTo(line - 1)} />
            <PaceButton
              label={text(isLast ? 'endExercise' : 'nextLine')}
              isPrimary
              onPress={() => goTo(isLast ? undefined : line + 1)}
            />
          </div>
          <PaceButton label={text('pause')} onPress={() => pause(true)} />
          <Link
            className="button text"
            to={PATHS.guideProgram}
            params={{ program_id: program }}
            search={{ section: lesson.id }}
            replace
          >
            {text('leaveExercise')}
          </Link>
        </>
      )}
    </section>
  )
}

/** A calm screen: hides the line until the user continues. */
function Paused({ onGoOn }: { onGoOn: () => void }) {
  const text = useText('programs')
  return (
    <div className="line-paused">
      <div role="status">
        <p className="line-paused-title">{text('paused')}</p>
        <p>{text('pausedText')}</p>
      </div>
      <PaceButton label={text('goOn')} isPrimary autoFocus onPress={onGoOn} />
    </div>
  )
}
