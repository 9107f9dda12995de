import { lazyComponent } from '../ui/later.tsx'

/** Brings the names of everything that records refer to, which a diary without records does not need. */
export const LazyRecentRows = lazyComponent(() => import('./RecentRows.tsx'), 'RecentRows')
