import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { DiaryIcon } from '../icons/DiaryIcon.tsx'
import { Icon } from '../icons/Icon.tsx'
import './collapse.css'
import '../controls/button.css'

const PX_PER_SECOND = 1_100

/** UI-4. The duration of the animation in milliseconds. */
export const collapseTime = (height: number, wantsLessMotion: boolean): number =>
  wantsLessMotion ? 0 : (height / PX_PER_SECOND) * 1_000

interface CollapseProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Animates from the state that the style sheet has already applied; the style sheet takes over again at the end. */
function fold(panel: HTMLElement, isOpen: boolean): Animation {
  const height = panel.scrollHeight
  const heights = isOpen ? [0, height] : [height, 0]
  const duration = collapseTime(height, wantsLessMotion())
  // The panel must stay visible while it closes, and clip its content while it opens.
  const kept = { visibility: ['visible', 'visible'], overflow: ['hidden', 'hidden'] }
  return panel.animate({ height: heights.map((px) => `${px}px`), ...kept }, { duration })
}

export function Collapse({ title, isOpen, onToggle, children }: CollapseProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen || panel.current === null) return
    wasOpen.current = isOpen
    const folding = fold(panel.current, isOpen)
    return () => folding.cancel()
  }, [isOpen])

  return (
    <div className="collapse">
      <h3>
        <Button className="collapse-button" aria-expanded={isOpen} aria-controls={id} onPress={onToggle}>
          {title}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      </h3>
      {/* A closed panel is `inert`: out of reach of the Tab key and of screen readers, not only invisible. */}
      <div ref={panel} id={id} className="collapse-panel" data-open={isOpen} inert={!isOpen}>
        {children}
      </div>
    </div>
  )
}

interface DiscloseButtonProps {
  label: string
  isOpen: boolean
  onPress: () => void
}

/**
 * Shows and hides the content beside it. It loses nothing, so it answers every press. A plain button, because each card
 * of a long list has one.
 */
export function DiscloseButton({ label, isOpen, onPress }: DiscloseButtonProps) {
  return (
    <button type="button" className="button text" aria-expanded={isOpen} onClick={onPress}>
      <span>{label}</span>
      <DiaryIcon name={isOpen ? 'arrowUp' : 'arrowDown'} isSmall />
    </button>
  )
}
