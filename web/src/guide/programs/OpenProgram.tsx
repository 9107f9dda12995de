import { readBlocks } from '@reprieve/content/article.ts'
import type { Lesson, ProgramBody } from '@reprieve/contract/guide/guideWire.ts'
import { lessonLines, readLessonStep } from '@reprieve/domain/guide/programs/lessonLines.ts'
import { withProgramSeen } from '@reprieve/domain/guide/programs/notes.ts'
import { nextLesson } from '@reprieve/domain/guide/programs/progress.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { GuideBreadcrumb } from '../GuideBreadcrumb.tsx'
import { LessonText } from './LessonText.tsx'
import { LineByLine } from './LineByLine.tsx'
import { type ProgramProps, useProgress } from './useProgram.ts'

const here = routeHooks(PATHS.guideProgram)

/** The program, one of its lessons, or one line, according to the address. [PROG-12] */
export function OpenProgram(props: ProgramProps) {
  const { section, step } = here.useSearch()
  const { diary, program, told, notes } = props
  const progress = useProgress(diary, program, { told, notes: notes.value })
  const lesson = program.lessons.find(({ id }) => id === section)
  const place = useArrival(
    lesson === undefined ? 'program' : `${lesson.id}${step === undefined ? '' : ' line'}`,
  )
  return (
    <div ref={place} className="program-place">
      {lesson === undefined ? (
        <ProgramOverview {...props} progress={progress} />
      ) : (
        <OpenLesson key={lesson.id} {...props} lesson={lesson} step={step} />
      )}
    </div>
  )
}

function OpenLesson({ step, ...props }: ProgramProps & { lesson: Lesson; step: string | undefined }) {
  const { program, lesson } = props
  const parts = useMemo(() => lessonLines(readBlocks(lesson.body)), [lesson.body])
  const line = readLessonStep(step, parts.lines.length)
  if (line === null) return <LessonText {...props} parts={parts} />
  return <LineByLine program={program.id} lesson={lesson} lines={parts.lines} line={line} />
}

/**
 * Moves the focus with the view: content opened within the screen is read from its heading, and after an exercise from
 * the previous place. The app handles the first arrival.
 */
function useArrival(place: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(place)
  useEffect(() => {
    const before = last.current
    last.current = place
    if (before === place) return
    const wanted = before === `${place} line` ? '.exercise' : 'h2'
    const target = element.current?.querySelector<HTMLElement>(wanted)
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [place])
  return element
}

/** The program, its progress and its lessons. [PROG-8, PROG-9] */
function ProgramOverview(props: ProgramProps & { progress: number }) {
  const { program, progress } = props
  const { value: notes, change } = props.notes
  const text = useText('programs')
  const tag = useFormatTag()
  const [isOpen, setOpen] = useState(false)
  // The state on arrival: pressing the button below must not collapse what is being read.
  const [isSeen] = useState(() => notes.seen.includes(program.id))
  const lessons = program.lessons.map(({ id }) => id)
  const next = nextLesson({ lessons, done: notes.done })
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(progress / 100)
  return (
    <>
      <GuideBreadcrumb />
      <section className="card program-head">
        <h2 lang="en" tabIndex={-1}>
          {program.title}
        </h2>
        <p lang="en">{program.summary}</p>
        <ProgressIndicator label={text('progress')} done={progress} total={100} words={percent} />
        {next === null && <p>{text('allDone')}</p>}
      </section>
      {isSeen ? (
        <section className="card">
          <Collapse title={text('about')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            <Introduction program={program} level={4} />
          </Collapse>
        </section>
      ) : (
        <section className="card">
          <h2>{text('before')}</h2>
          <Introduction program={program} level={3} />
        </section>
      )}
      {next !== null && (
        <Link
          className="button primary"
          to={PATHS.guideProgram}
          params={{ program_id: program.id }}
          search={{ section: next }}
          onClick={() => change((now) => withProgramSeen(now, program.id))}
        >
          {text(notes.done.length === 0 || next === lessons[0] ? 'begin' : 'goOnWith')}
        </Link>
      )}
      <LessonRows program={program} done={notes.done} />
    </>
  )
}

/** Before the first lesson, and readable again later. [PROG-8] */
export function Introduction({ program, level }: { program: ProgramBody; level: 3 | 4 }) {
  const text = useText('programs')
  const guide = useText('guide')
  const Heading = `h${level}` as const
  return (
    <div className="article-text program-intro">
      <Note kind="info" icon={<Icon name="clock" />}>
        {guide('uninterrupted')}
      </Note>
      <p lang="en">{program.intro}</p>
      <Heading>{text('whoFor')}</Heading>
      <p lang="en">{program.whoItIsFor}</p>
      <Heading>{text('whoAsksFirst')}</Heading>
      <p lang="en">{program.whoShouldAskFirst}</p>
      <p>
        <Link className="link" to={PATHS.urgentHelp} search={{ section: 'crisis' }}>
          {guide('urgentCrisis')}
        </Link>
      </p>
    </div>
  )
}

/** Any lesson can be opened at any time, again or out of order. */
function LessonRows({ program, done }: { program: ProgramBody; done: readonly string[] }) {
  const text = useText('programs')
  return (
    <section className="program-lessons" aria-labelledby="program-lessons">
      <h2 id="program-lessons">{text('lessons')}</h2>
      <ol className="list-card">
        {program.lessons.map(({ id, title, minutes }, place) => (
          <li key={id}>
            <Link
              className="list-row"
              to={PATHS.guideProgram}
              params={{ program_id: program.id }}
              search={{ section: id }}
            >
              <span className="program-number" aria-hidden="true">
                {place + 1}
              </span>
              <span className="list-row-words">
                <span className="list-row-title" lang="en">
                  {title}
                </span>
                <span className="list-row-subtitle">{text('minutes', { count: minutes })}</span>
              </span>
              {done.includes(id) ? (
                <Tag kind="plain" icon={<Icon name="check" isSmall />} label={text('done')} />
              ) : (
                <Icon name="chevronRight" />
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
