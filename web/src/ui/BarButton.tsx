import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import './barButton.css'

interface BarButtonProps {
  /** Shown beside the sign: what is chosen. */
  value: string
  /** What it is the value of; said before it. */
  name: string
  icon: ReactNode
  onPress: () => void
}

/** A question needs no comma behind it. */
const spoken = (name: string, value: string): string =>
  /[?？]$/.test(name) ? `${name} ${value}` : `${name}, ${value}`

/** At the end of a screen's bar: what holds for all of the screen, and leads to where it is changed. */
export function BarButton({ value, name, icon, onPress }: BarButtonProps) {
  return (
    <Button className="bar-button" aria-label={spoken(name, value)} onPress={onPress}>
      {icon}
      {value}
    </Button>
  )
}
