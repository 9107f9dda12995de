import type { BrowserContextOptions, Page } from '@playwright/test'
import type { ShotTexts } from './shotTexts.ts'

export interface ShotScreen {
  name: string
  /** Whose device it is. */
  owner: 'nobody' | 'beginner' | 'diarist' | 'demo' | 'reader'
  path: string
  /** Brings the screen into the state that is looked at. */
  reach?: (page: Page, words: ShotTexts) => Promise<void>
  /** Only what is on the glass: what floats over the page stands there, and not at its end. */
  isFloating?: boolean
}

/** What a device holds, to be opened as often as there are pictures of it. */
export type DeviceStorage = Exclude<BrowserContextOptions['storageState'], string | undefined>
