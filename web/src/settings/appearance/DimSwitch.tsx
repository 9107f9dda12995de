import { useText } from '../../text/useText.tsx'
import { useTheme } from './theme.tsx'

export function DimSwitch() {
  const text = useText()
  const { settings, change } = useTheme()
  const on = settings.dimmed

  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="switch"
      onClick={() => change({ dimmed: !on })}
    >
      <span>{text('dimThisPage')}</span>
      <span className="switch-state" aria-hidden="true">
        {text(on ? 'on' : 'off')}
      </span>
    </button>
  )
}
