import { useEffect, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import '../../ui/controls/iconButton.css'

interface BodyMonthsProps {
  count: number
  /** Null: all months together. */
  chosen: number | null
  /** The chosen month and its records, in words. */
  label: string | null
  onChoose: (month: number | null) => void
}

/** Slow enough to read the month and to find its places. */
const MONTH_MS = 1500

/** Plays the months of the figure, or steps through them. Nothing moves before it is asked to. [RES-84] */
export function BodyMonths({ count, chosen, label, onChoose }: BodyMonthsProps) {
  const text = useText('charts')
  const [isPlaying, setPlaying] = useState(false)
  const last = count - 1
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      if (chosen === null || chosen >= last) setPlaying(false)
      else onChoose(chosen + 1)
    }, MONTH_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, chosen, last, onChoose])

  const play = (): void => {
    setPlaying(!isPlaying)
    if (!isPlaying && (chosen === null || chosen >= last)) onChoose(0)
  }
  const go = (month: number | null): void => {
    setPlaying(false)
    onChoose(month)
  }
  return (
    <div className="body-months" role="group" aria-label={text('byMonth')}>
      <div className="body-months-step">
        <MonthButton
          label={text('monthBefore')}
          icon="chevronLeft"
          isThere={chosen === null || chosen > 0}
          onPress={() => go(chosen === null ? last : chosen - 1)}
        />
        {/* While it plays a screen reader would never finish a month. */}
        <p aria-live={isPlaying ? 'off' : 'polite'}>{label ?? text('allMonths')}</p>
        <MonthButton
          label={text('monthAfter')}
          icon="chevronRight"
          isThere={chosen === null || chosen < last}
          onPress={() => go(chosen === null ? 0 : chosen + 1)}
        />
      </div>
      <div className="body-months-ways">
        <button type="button" className="button quiet" onClick={play}>
          {text(isPlaying ? 'pauseMonths' : 'playMonths')}
        </button>
        {chosen !== null && (
          <button type="button" className="button text" onClick={() => go(null)}>
            {text('allMonths')}
          </button>
        )}
      </div>
    </div>
  )
}

interface MonthButtonProps {
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  isThere: boolean
  onPress: () => void
}

/** At the limit it keeps the focus, which would otherwise be lost. */
function MonthButton({ label, icon, isThere, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!isThere}
      data-disabled={!isThere || undefined}
      onClick={() => isThere && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
