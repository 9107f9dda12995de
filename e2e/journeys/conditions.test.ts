import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { fillDisk } from '../pages/account/terms.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  addTyped,
  chooseConditionAction,
  conditions,
  confirmDelete,
  dayField,
  listedConditions,
  openConditions,
  openSearch,
  conditionResults,
  saveCondition,
  searchAgain,
  searchAndChoose,
  conditionSearchField,
  searchStatus,
  conditionToast,
} from '../pages/records/conditions.ts'
import { undoButton } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }, { title }) => {
  if (title.includes('CAT-6')) await signInNewPerson(page, startedServer())
  else await startWithoutAccount(page)
  await openConditions(page)
})

test(
  '[COND-1, COND-4, COND-6, COND-8, COND-13] a condition is found in any language, added once, and deleted with undo',
  LONG,
  async ({ page }) => {
    await expect(page.getByText(conditions('empty'))).toBeVisible()
    await openSearch(page)
    await conditionSearchField(page).fill('he')
    await expect(searchStatus(page)).toHaveText(conditions('typeThreeLetters'))
    await conditionSearchField(page).fill('두통')
    await expect(conditionResults(page).first()).toContainText('Headaches')
    expect(await smallTargets(page)).toEqual([])
    await conditionResults(page).first().click()
    await dayField(page, 'dateOfDiagnosis').fill('2019-04-01')
    await saveCondition(page)
    await expect(conditionToast(page, 'added')).toBeVisible()
    await expect(listedConditions(page)).toHaveText([/Headaches.*2019-04-01/])

    await openSearch(page)
    await searchAndChoose(page, 'headaches', 'Headaches')
    await expect(page.getByRole('alert').filter({ hasText: conditions('alreadyAdded') })).toBeVisible()
    await addTyped(page, 'Headache of my own')
    await saveCondition(page)
    await expect(listedConditions(page)).toHaveCount(2)
    expect(await sidewaysScroll(page)).toBe(0)

    await chooseConditionAction(page, 'Headaches', 'delete')
    await confirmDelete(page)
    await expect(listedConditions(page)).toHaveText([/Headache of my own/])
    await undoButton(page).click()
    await expect(listedConditions(page)).toHaveCount(2)
  },
)

test(
  '[COND-9, COND-10, COND-12] another condition replaces it and keeps its dates; a draft that was left comes back',
  LONG,
  async ({ page }) => {
    await openSearch(page)
    await searchAndChoose(page, 'fibro', 'Fibromyalgia')
    await dayField(page, 'dateOfFirstSymptom').fill('2018-11-02')
    await saveCondition(page)
    await expect(conditionToast(page, 'added')).toBeVisible()

    await chooseConditionAction(page, 'Fibromyalgia', 'edit')
    await expect(dayField(page, 'dateOfFirstSymptom')).toHaveValue('2018-11-02')
    await searchAgain(page)
    await searchAndChoose(page, 'migraine', 'Migraine')
    await expect(page.getByText(conditions('takesPlace', { 0: 'Fibromyalgia' }))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Migraine', exact: true })).toBeVisible()
    await page.getByRole('button', { name: common('close') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: common('cancel') })
      .click()
    await saveCondition(page)
    await expect(conditionToast(page, 'edited')).toBeVisible()
    await expect(listedConditions(page)).toHaveText([/Migraine.*2018-11-02/])
  },
)

test(
  '[COND-12] on a full disk the search does not open before the draft is stored',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/no room/)
    await openSearch(page)
    await searchAndChoose(page, 'fibro', 'Fibromyalgia')
    await fillDisk(page)
    await dayField(page, 'dateOfFirstSymptom').fill('2018-11-02')
    await searchAgain(page)
    const told = page.getByRole('alertdialog', { name: conditions('notSavedTitle') })
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: common('cancel') }).click()
    await expect(dayField(page, 'dateOfFirstSymptom')).toHaveValue('2018-11-02')
  },
)

test(
  '[COND-1, COND-12] an impossible date is reported at its field, and closing without saving can be undone',
  LONG,
  async ({ page }) => {
    await openSearch(page)
    await searchAndChoose(page, 'fibro', 'Fibromyalgia')
    await dayField(page, 'dateOfDiagnosis').fill('2999-01-01')
    await saveCondition(page)
    await expect(dayField(page, 'dateOfDiagnosis')).toHaveAccessibleDescription(
      new RegExp(conditions('futureDay')),
    )
    await page.getByRole('button', { name: common('close') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: common('discard') })
      .click()
    await expect(page.getByText(conditions('empty'))).toBeVisible()
    await undoButton(page).click()
    await page.getByRole('link', { name: /Fibromyalgia/ }).click()
    await expect(dayField(page, 'dateOfDiagnosis')).toHaveValue('2999-01-01')
  },
)

test(
  '[COND-1, COND-2, D31] a name is shown as typed, whatever characters it has, and stays after a reload',
  LONG,
  async ({ page }) => {
    const hostile = '<img src=x onerror=alert(1)> {0} \u{1f9ca} حمام'
    await openSearch(page)
    await addTyped(page, hostile)
    await saveCondition(page)
    await expect(listedConditions(page).getByText(hostile, { exact: true })).toBeVisible()
    await page.reload()
    await expect(listedConditions(page).getByText(hostile, { exact: true })).toBeVisible()
    await chooseConditionAction(page, hostile, 'delete')
    await expect(
      page.getByRole('alertdialog', { name: conditions('deleteQuestion', { 0: hostile }) }),
    ).toBeVisible()
  },
)

test(
  '[CAT-6] results of the server come after those of the device, and a missing answer is reported beside them',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    await page.route('**/sync/find-condition', (route) => route.abort())
    await openSearch(page)
    await conditionSearchField(page).fill('gout')
    await expect(page.getByText(common('noDataConnection'))).toBeVisible()
    await expect(conditionResults(page).first()).toContainText('Gout')

    const imported = { fid: 10_000_000_001, value: 'Gouty tophus of the ear', value_translations: {} }
    const body = { result_code: 0, result_msg: 'OK', conditions: [imported] }
    await page.route('**/sync/find-condition', (route) => route.fulfill({ json: body }))
    await conditionSearchField(page).fill('gouty')
    const more = page.getByRole('group', { name: conditions('fromServer') })
    await more.getByRole('button').click()
    await saveCondition(page)
    await expect(listedConditions(page)).toHaveText([/Gouty tophus of the ear/])
  },
)
