import { expect, type Page } from '@playwright/test'
import { seedDiary, type Seed } from '../../harness/seedDiary.ts'
import { setDeviceOwner } from '../account/deviceOwner.ts'
import { recordPain } from '../app/home.ts'

/** A device without an account, with these rows in its diary. */
export async function startWithDiary(page: Page, seeds: readonly Seed[]): Promise<void> {
  await setDeviceOwner(page, { is: 'anonymous' })
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
  await seedDiary(page, seeds)
}
