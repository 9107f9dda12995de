import { expect, type Locator, type Page } from '@playwright/test'
import {
  exerciseRecord,
  healthFile,
  heartRecord,
  restingRecord,
  sdnnRecord,
  sleepRecord,
  stepsRecord,
} from '@reprieve/contract/signals/testing/healthFile.ts'
import { writeZip } from '@reprieve/contract/signals/testing/writeZip.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import * as zlib from 'node:zlib'

export const healthText = await loadText('en', 'data')

const DAYS = ['2026-08-30', '2026-08-31', '2026-09-01', '2026-09-02']

/** An export as Apple Health makes one, with four days. Made by hand: no real one was seen. */
export function madeHealthZip(): Buffer {
  const records = DAYS.flatMap((day) => [
    heartRecord(`${day} 08:00:00 +0200`, 71),
    stepsRecord(`${day} 09:00:00 +0200`, 4_000, { source: 'Phone' }),
    stepsRecord(`${day} 09:10:00 +0200`, 4_200),
    restingRecord(`${day} 07:00:00 +0200`, 61),
    sdnnRecord(`${day} 03:00:00 +0200`, 38),
    exerciseRecord(`${day} 17:00:00 +0200`, 20),
    sleepRecord(`${day} 00:10:00 +0200`, `${day} 07:00:00 +0200`),
  ])
  const content = new TextEncoder().encode(healthFile(...records))
  const other = new TextEncoder().encode('<?xml version="1.0"?><ClinicalDocument/>')
  const files = [
    { name: 'apple_health_export/export_cda.xml', content: other },
    { name: 'apple_health_export/exportar.xml', content },
  ]
  return Buffer.concat(writeZip(files, zlib))
}

export async function openHealthData(page: Page): Promise<void> {
  await page.goto('/your-data?section=health')
  await expect(page.getByRole('heading', { level: 2, name: healthText('healthTitle') })).toBeVisible()
}

export const setHealthFile = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** The row of a source, by its name. */
export const sourceRow = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
