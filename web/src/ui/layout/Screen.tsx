import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import './screen.css'
import './barButton.css'

interface Leaving {
  label: string
  /** An arrow if the person came from the screen above, a cross while something is being edited. */
  sign: 'back' | 'close'
  onLeave: () => void
}

interface ScreenHeaderProps {
  title: string
  /** 2 or 3 for the heading of a part: a page has only one h1. */
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
      {/* Focusable by script: screen readers start reading a new screen here. */}
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </div>
  )
}

/** The one obvious next action, at the bottom edge of pages of any length. The safe or neutral button first. */
export function ScreenFooter({ children }: { children: ReactNode }) {
  return <div className="screen-footer">{children}</div>
}

interface ScreenProps {
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Header and footer stay, the content between them scrolls. */
export function Screen({ header, footer, children }: ScreenProps) {
  return (
    <div className="screen">
      {header}
      <div className="screen-content">{children}</div>
      {footer}
    </div>
  )
}

interface BarButtonProps {
  /** The chosen value, shown beside the icon. */
  value: string
  /** The name of the setting; screen readers read it before the value. */
  name: string
  icon: ReactNode
  onPress: () => void
}

/** A name that ends with a question mark needs no comma after it. */
const spoken = (name: string, value: string): string =>
  /[?？]$/.test(name) ? `${name} ${value}` : `${name}, ${value}`

/** At the end of a screen's bar: shows a setting of the whole screen and opens where it is changed. */
export function BarButton({ value, name, icon, onPress }: BarButtonProps) {
  return (
    <Button className="bar-button" aria-label={spoken(name, value)} onPress={onPress}>
      {icon}
      {value}
    </Button>
  )
}
