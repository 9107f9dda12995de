import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import {
  chooseNew,
  medicationDayField,
  listedMedications,
  medications,
  openMedications,
  openRow,
  saveMedicationButton,
  strengthButton,
  medicationToast,
} from '../pages/records/medications.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const sync = await loadText('en', 'sync')
const CALLS = '**/api/**'

test.use({ viewport: PHONE })

const notes = (page: Page) => page.getByRole('textbox', { name: medications('notes') })

async function addNaproxen(page: Page, tellMore: () => Promise<void>): Promise<void> {
  await openMedications(page)
  await chooseNew(page, 'naproxen', medications('generic'))
  await strengthButton(page, '500 mg').click()
  await tellMore()
  await saveMedicationButton(page).click()
  await expect(medicationToast(page, 'added')).toBeVisible()
}

async function expectSynced(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('button', { name: sync('syncNow') })).toBeVisible({ timeout: 20_000 })
}

/** One medication, with the values of both devices. */
async function expectBoth(page: Page): Promise<void> {
  await openMedications(page)
  await expect(listedMedications(page, 'current')).toHaveText([/Naproxen.*500 mg/])
  await openRow(page, /Naproxen/)
  await expect(medicationDayField(page, 'startDate')).toHaveValue('2026-03-02')
  await expect(notes(page)).toHaveValue('With food')
}

test(
  '[SYNC-23, D29] the same medication added on two offline devices is one on both, with the values of each',
  LONG,
  async ({ page, context }) => {
    const { username } = await signInNewPerson(page, startedServer())
    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, username)
    await expectHome(other)
    // Only its API calls fail: the files of the app still load.
    await other.route(CALLS, (route) => route.abort())
    await addNaproxen(other, () => notes(other).fill('With food'))

    await addNaproxen(page, () => medicationDayField(page, 'startDate').fill('2026-03-02'))
    await expectSynced(page)
    await other.unroute(CALLS)
    await expectSynced(other)
    await expectBoth(other)
    await expect(async () => {
      await expectSynced(page)
      await expectBoth(page)
    }).toPass({ timeout: 30_000 })
    await other.context().close()
  },
)
