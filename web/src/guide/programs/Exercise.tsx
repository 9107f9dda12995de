import type { Words } from '@reprieve/content/article.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { Line } from '../../reading/Line.tsx'
import { useText } from '../../settings/words.tsx'

interface ExerciseProps {
  program: string
  lesson: string
  lines: readonly (readonly Words[])[]
}

/** All lines, for reading or printing, and the button to go through them one by one. */
export function Exercise({ program, lesson, lines }: ExerciseProps) {
  const text = useText('programs')
  return (
    <div className="exercise" tabIndex={-1}>
      <p className="exercise-hint">{text('lineByLineHint')}</p>
      <Link
        className="button"
        to={PATHS.guideProgram}
        params={{ program_id: program }}
        search={{ section: lesson, step: '1' }}
      >
        {text('lineByLine')}
      </Link>
      <div className="article-text" lang="en">
        <ol>
          {lines.map((words, place) => (
            <li key={place}>
              <Line words={words} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
