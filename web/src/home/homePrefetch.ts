import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'

/** The text areas of the home screen. */
export const HOME_AREAS: readonly BrowserArea[] = ['home', 'records', 'scale']

/** Includes the names of everything that records refer to, which a diary without records does not need. */
export const LazyRecentRows = lazyComponent(() => import('./RecentRows.tsx'), 'RecentRows')
