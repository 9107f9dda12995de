import type { BrowserContextOptions, Page } from '@playwright/test'
import type { ShotTexts } from './shotTexts.ts'

export interface ShotScreen {
  name: string
  /** The owner of the device. */
  owner: 'nobody' | 'beginner' | 'diarist' | 'demo' | 'reader'
  path: string
  /** Brings the screen into the state to show. */
  reach?: (page: Page, words: ShotTexts) => Promise<void>
  /** Only the visible part of the page: floating elements belong there, not at the end of the page. */
  isFloating?: boolean
}

/** The storage of a device, opened once for each screenshot. */
export type DeviceStorage = Exclude<BrowserContextOptions['storageState'], string | undefined>
