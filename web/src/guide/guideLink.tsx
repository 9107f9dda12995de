import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import type { GuideLinkTarget } from '../reading/ArticleText.tsx'

const URGENT: ReadonlyMap<string, string> = new Map([
  ['emergency', 'emergency'],
  ['help-in-a-crisis', 'crisis'],
])

/** The two texts of Urgent help open there: in the person's language, with numbers that can be called. */
export const findUrgentSection = (id: string): string | undefined => URGENT.get(id)

/** A link from one text of the guide to another. */
export function guideLink({ to, id }: GuideLinkTarget, text: string): ReactNode {
  if (to === 'program') {
    return (
      <Link className="link" to={PATHS.guideProgram} params={{ program_id: id }}>
        {text}
      </Link>
    )
  }
  const section = findUrgentSection(id)
  if (section !== undefined) {
    return (
      <Link className="link" to={PATHS.urgentHelp} search={{ section }}>
        {text}
      </Link>
    )
  }
  return (
    <Link className="link" to={PATHS.guideContent} params={{ id }}>
      {text}
    </Link>
  )
}
