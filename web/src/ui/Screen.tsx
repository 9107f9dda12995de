import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import './screen.css'

interface Leaving {
  label: string
  /** An arrow where the person came from above, a cross where something is being written. */
  sign: 'back' | 'close'
  onLeave: () => void
}

interface ScreenHeaderProps {
  title: string
  /** 2 or 3 where it is the head of a part: a page has one first heading. */
  level?: 1 | 2 | 3
  leave?: Leaving
  /** At the end of the bar: a tag, a badge, a button. */
  children?: ReactNode
}

export function ScreenHeader({ title, level = 1, leave, children }: ScreenHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="screen-header" data-leaves={leave !== undefined}>
      {leave !== undefined && (
        <IconButton label={leave.label} icon={<Icon name={leave.sign} />} onPress={leave.onLeave} />
      )}
      {/* Focusable by script: a new screen starts being read here. */}
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </div>
  )
}

/** The one obvious next action, at the bottom edge whatever the length of the page. The safe or neutral one first. */
export function ScreenFooter({ children }: { children: ReactNode }) {
  return <div className="screen-footer">{children}</div>
}

interface ScreenProps {
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Header and footer stay, what is between them scrolls. */
export function Screen({ header, footer, children }: ScreenProps) {
  return (
    <div className="screen">
      {header}
      <div className="screen-content">{children}</div>
      {footer}
    </div>
  )
}
