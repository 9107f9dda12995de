import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * In the page itself: axe would open a second one each time, to join what it found in frames, and the app has none (its policy
 * allows none).
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()
