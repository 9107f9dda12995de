import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import './collapse.css'
import { collapseTime } from './collapseTime.ts'
import { Icon } from './Icon.tsx'

interface CollapseProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Starts from where the style sheet has put it already, and gives its place back to it at the end. */
function fold(panel: HTMLElement, isOpen: boolean): Animation {
  const height = panel.scrollHeight
  const heights = isOpen ? [0, height] : [height, 0]
  const duration = collapseTime(height, wantsLessMotion())
  // While it closes it must still be seen, and while it opens nothing may stick out below it.
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
      {/* Closed, it is out of reach of the Tab key and of a screen reader, not only out of sight. */}
      <div ref={panel} id={id} className="collapse-panel" data-open={isOpen} inert={!isOpen}>
        {children}
      </div>
    </div>
  )
}
