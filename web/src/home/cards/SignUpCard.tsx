import { toggleHidden } from '@reprieve/domain/home/keptHome.ts'
import type { CardProps } from '../below.ts'

/** The moment at which there is enough to lose is also that of a second copy. [HOME-7, HOME-13] */
export function SignUpCard({ diary, parts, below: { copy }, acts }: CardProps) {
  const Body = parts.signUp.body
  const hide = (): void => acts.change((home) => toggleHidden(home, 'signup'))
  return <Body diary={diary} copy={copy} settle={acts.settle} onHide={hide} />
}
