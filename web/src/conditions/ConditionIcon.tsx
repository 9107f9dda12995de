import { Drawing } from '../ui/icons/Icon.tsx'
import { conditionShape, type ConditionShape } from './conditionShapes.ts'

// Drawn on a 24 by 24 grid with a stroke of 2, as all icons.
const DRAWINGS: Record<ConditionShape, string> = {
  spine: 'M12 3v18M8 5.5h8M7 10h10M7 14.5h10M8.5 19h7',
  joint: 'M6 3v5a6 6 0 0 0 12 0V3M6 21v-1a6 6 0 0 1 12 0v1',
  muscle: 'M4.5 19.5C4.5 11 11 4.5 19.5 4.5c0 8.5-6.5 15-15 15zM8.5 15.5l7-7',
  head: 'M15.5 21v-3.5H18v-4l1.5-1L18 9.5C17.8 5.8 15 3 11.5 3A7 7 0 0 0 4.5 10c0 3 1.5 4.5 2.5 6v5',
  nerve: 'M12 3v18M12 9.5 6 14v5M12 9.5l6 4.5v5',
  belly: 'M9.5 3v5C9.5 10 5 10.5 5 15.5A5.5 5.5 0 0 0 10.5 21C16 21 19.5 18 19.5 13.5S16.5 8 14.5 8.5V3',
  flame:
    'M12 3c1 3.5 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1.5-4.5 2.5-5.5.5 1.5 1.5 2.2 2.3 2.2C12 9 11.5 6 12 3z',
  ribbon: 'M8.5 21l6-10.5c1.7-3.2.5-7-2.5-7s-4.2 3.8-2.5 7l6 10.5',
  scar: 'M3.5 12h17M7 8.5v7M12 8.5v7M17 8.5v7',
  vessel: 'M12 20.5s-8-4.6-8-10.3A4.4 4.4 0 0 1 12 7.7a4.4 4.4 0 0 1 8 2.5c0 5.7-8 10.3-8 10.3z',
  body: 'M9.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M5.5 11h13M12 11v5M12 16l-4 5M12 16l4 5',
  other: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 8.5v7M8.5 12h7',
}

/** Shown beside the name, never instead of it. */
export function ConditionIcon({ icon }: { icon: string | null }) {
  return <Drawing path={DRAWINGS[conditionShape(icon)]} />
}
