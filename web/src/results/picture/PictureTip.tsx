import type { Drawing, Spot } from '@reprieve/charts/shapes.ts'
import type { CSSProperties } from 'react'

const AWAY_PX = 14
/** The height of a tooltip with two lines, with room for a third. */
const HIGH_PX = 96

/** Above its spot, or below if there is no room; it grows away from the nearer edge. */
export function PictureTip({ drawing, spot, text }: { drawing: Drawing; spot: Spot; text: string }) {
  return (
    <div className="picture-tip" style={placeOf(drawing, spot)} aria-hidden="true">
      {text}
    </div>
  )
}

function placeOf({ width, height }: Drawing, { x, y }: Spot): CSSProperties {
  const upright = y > HIGH_PX ? { bottom: height - y + AWAY_PX } : { top: y + AWAY_PX }
  if (x < width / 3) return { ...upright, left: Math.max(0, x - AWAY_PX * 2) }
  if (x > (width * 2) / 3) return { ...upright, right: Math.max(0, width - x - AWAY_PX * 2) }
  return { ...upright, left: x, transform: 'translateX(-50%)' }
}
