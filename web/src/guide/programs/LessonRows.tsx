import type { ProgramBody } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** Any lesson can be opened at any time, again or out of order. */
export function LessonRows({ program, done }: { program: ProgramBody; done: readonly string[] }) {
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
