import { withSeen } from '@reprieve/domain/guide/programs/notes.ts'
import { nextLesson } from '@reprieve/domain/guide/programs/progress.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Collapse } from '../../ui/Collapse.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Trail } from '../Trail.tsx'
import { Introduction } from './Introduction.tsx'
import { LessonRows } from './LessonRows.tsx'
import type { ProgramProps } from './programProps.ts'

/** The program, its progress and its lessons. [PROG-8, PROG-9] */
export function ProgramOverview(props: ProgramProps & { progress: number }) {
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
      <Trail />
      <section className="card program-head">
        <h2 lang="en" tabIndex={-1}>
          {program.title}
        </h2>
        <p lang="en">{program.summary}</p>
        <Progress label={text('progress')} done={progress} total={100} words={percent} />
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
          onClick={() => change((now) => withSeen(now, program.id))}
        >
          {text(notes.done.length === 0 || next === lessons[0] ? 'begin' : 'goOnWith')}
        </Link>
      )}
      <LessonRows program={program} done={notes.done} />
    </>
  )
}
