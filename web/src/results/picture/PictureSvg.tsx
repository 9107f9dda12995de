import type { ChartSize, Drawing, Role, Shape, Spot } from '@reprieve/charts/shapes.ts'
import { memo } from 'react'

/**
 * How the page paints a role: steps of a ramp by the ramp's colours, everything else by class. Each class has a prefix,
 * because a plain name could collide with other classes of the page.
 */
interface RolePaint {
  className: string
  style: { fill?: string; stroke?: string }
}

const RAMP = /^(?<on>on-)?(?<step>(?:sev|score)-\d+)$/

export function findRolePaint(role: Role): RolePaint {
  const found = RAMP.exec(role)?.groups
  if (found === undefined) return { className: `ink-${role}`, style: {} }
  const colour = `--${found['step']}`
  return found['on'] === undefined
    ? { className: 'ink-mark', style: { fill: `var(${colour})`, stroke: `var(${colour}-edge)` } }
    : { className: 'ink-on-mark', style: { fill: `var(${colour}-on)` } }
}

interface PictureSvgProps {
  drawing: Drawing
  letter: ChartSize['letter']
  /** What it shows, in words. */
  label: string
  spot: Spot | null
}

const RING_PX = 9

export function PictureSvg({ drawing, letter, label, spot }: PictureSvgProps) {
  const { width, height, shapes } = drawing
  return (
    <svg
      className="picture-svg"
      width={width}
      height={height}
      // For paper narrower than the page; no effect on the screen.
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ fontSize: letter }}
    >
      <Shapes shapes={shapes} />
      {spot !== null && <ChosenSpot spot={spot} />}
    </svg>
  )
}

function ChosenSpot({ spot: { x, y, marker } }: { spot: Spot }) {
  if (marker === undefined) return <circle className="picture-ring" cx={x} cy={y} r={RING_PX} />
  return (
    <g className="picture-marker">
      <Shapes shapes={marker} />
    </g>
  )
}

/** Memoised, so that a moving pointer does not redraw them. */
const Shapes = memo(({ shapes }: { shapes: readonly Shape[] }) =>
  // Shapes have no ids: their position is their key.
  shapes.map((shape, at) => <Drawn key={at} shape={shape} />),
)

function Drawn({ shape }: { shape: Shape }) {
  const paint = findRolePaint(shape.role)
  switch (shape.is) {
    case 'path': {
      const style = shape.weight === undefined ? paint.style : { ...paint.style, strokeWidth: shape.weight }
      return <path className={paint.className} style={style} d={shape.d} />
    }
    case 'rule':
      return <line {...paint} x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} />
    case 'rect':
      return (
        <rect
          {...paint}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
        />
      )
    case 'text':
      return (
        <text {...paint} x={shape.x} y={shape.y} textAnchor={shape.anchor} fontSize={shape.letter}>
          {shape.text}
        </text>
      )
  }
}
