import { useState } from 'react'
import { dim, isDimmed } from './chosenTheme.ts'
import { useText } from './words.tsx'

export function DimSwitch() {
  const text = useText()
  const [on, setOn] = useState(isDimmed)
  const toggle = (): void => {
    dim(!on)
    setOn(!on)
  }

  return (
    <button type="button" role="switch" aria-checked={on} className="switch" onClick={toggle}>
      <span>{text('dimThisPage')}</span>
      <span className="switch-state" aria-hidden="true">
        {text(on ? 'on' : 'off')}
      </span>
    </button>
  )
}
