import { expect } from '@playwright/test'
import { runAdminCommand } from '../harness/institution.ts'
import { startServer } from '../harness/serverProcess.ts'
import {
  account,
  button,
  commonText,
  expectHome,
  logIn,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { numberKey, QUICK_PATH, quickSave } from '../pages/records/quick.ts'
import { untilSavedAndLeft } from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

test(
  '[ACC-60, ADMIN-12] a calm note announces maintenance, recording continues, and the note disappears automatically',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(180_000)
    // The server stops before the page closes.
    watch.expectError(/ERR_CONNECTION_REFUSED/)
    const server = await startServer({})
    try {
      const address = `http://localhost:${server.port}`
      const note = page.getByText(account('maintenanceText'))
      const person = await newActivatedPerson(server)
      await runAdminCommand(server, 'maintenance', 'on')
      await page.goto(`${address}/login`)
      await expect(page.getByText(account('maintenanceLogIn'))).toBeVisible()
      await logIn(page, person.username)
      await expectHome(page)
      await expect(note).toBeVisible()
      expect(await findAxeAndWidthFaults(page)).toEqual([])

      await page.goto(address + QUICK_PATH)
      await numberKey(page, 6).click()
      await expect(note, 'not in an editor').toBeHidden()
      await quickSave(page).click()
      await untilSavedAndLeft(page)
      await page.goto(`${address}/results/records`)
      await expect(page.getByRole('article')).toHaveCount(1)

      await expect(note).toBeVisible()
      await button(page, commonText('hide')).click()
      await expect(note).toBeHidden()

      await page.clock.install()
      await page.reload()
      await expect(note).toBeVisible()
      await runAdminCommand(server, 'maintenance', 'off')
      await page.clock.fastForward('01:01')
      await expect(note).toBeHidden()
    } finally {
      await server.remove()
    }
  },
)
