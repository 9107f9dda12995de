import { later } from '../ui/later.tsx'

/** With the names of all that records refer to, which nobody without a record needs. */
export const RecentRows = later(() => import('./RecentRows.tsx'), 'RecentRows')
