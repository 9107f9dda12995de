import type { ProgramBody } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'

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
