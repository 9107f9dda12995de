import type { Role } from '@reprieve/charts/shapes.ts'

/**
 * How the page paints a role: steps of a ramp by the ramp's colours, everything else by class. Each class has a prefix,
 * because a plain name could collide with other classes of the page.
 */
export interface RolePaint {
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
