import { later } from '../ui/later.tsx'

/** Brings the names of everything that records refer to, which a diary without records does not need. */
export const RecentRows = later(() => import('./RecentRows.tsx'), 'RecentRows')
