import type { RegionHeat } from '../../ui/bodyMap/BodyHeat.tsx'
import type { BodyRegion } from '../../ui/bodyMap/bodyRegion.ts'
import { useText } from '../../text/useText.tsx'
import { DiscloseButton } from '../../ui/layout/Collapse.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const BodyHeat = lazyComponent(() => import('../../ui/bodyMap/BodyHeat.tsx'), 'BodyHeat')

interface FigurePlaceProps {
  heat: ReadonlyMap<BodyRegion, RegionHeat>
  /** What the figure shows, in words. */
  label: string
}

export function FigurePlace({ heat, label }: FigurePlaceProps) {
  const text = useText('records')
  const words = {
    views: { front: text('bodyFront'), back: text('bodyBack') },
    sides: { left: text('sideLeft'), right: text('sideRight') },
  }
  return (
    <div className="body-place">
      <BodyHeat heat={heat} label={label} words={words} />
    </div>
  )
}

interface ShowRowsProps {
  count: number
  isWhole: boolean
  onToggle: () => void
}

/** Shown below the first of many rows. */
export function ShowRows({ count, isWhole, onToggle }: ShowRowsProps) {
  const text = useText('records')
  const label = isWhole ? text('showFewer') : text('showAll', { count })
  return (
    <div className="chart-more">
      <DiscloseButton label={label} isOpen={isWhole} onPress={onToggle} />
    </div>
  )
}
