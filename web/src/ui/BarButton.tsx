import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import './barButton.css'

interface BarButtonProps {
  /** The chosen value, shown beside the icon. */
  value: string
  /** The name of the setting; screen readers hear it before the value. */
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
