import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { DESKTOP, LONG, sidewaysScroll, smallTargets, widths } from '../pages/app/shell.ts'
import {
  addItem,
  applyButton,
  chooseInDialog,
  chooseItemAction,
  alertDialog,
  dragOnto,
  itemSwitch,
  labels,
  lists,
  moveButton,
  nameField,
  openFieldList,
  itemRow,
  listAnnouncement,
  saveItem,
  saveUntilRefused,
  sortAlphabetically,
  sortToggle,
  stateWord,
  statusToast,
} from '../pages/records/lists.ts'
import {
  nextButton,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
  undoButton,
} from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const HOSTILE = '<img src=x onerror=alert(1)> \u{1f9ca} حمام'

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => startWithoutAccount(page))

    test(
      '[LIST-5, LIST-8] an item hidden by a press stays hidden once applied, and Undo shows it again',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'location')
        await expect(stateWord(page, 'Head')).toHaveText(lists('shown'))
        await expect(applyButton(page)).toBeDisabled()
        await itemRow(page, 'Head').getByText('Head').click()
        await expect(stateWord(page, 'Head')).toHaveText(lists('hidden'))
        await applyButton(page).click()
        await expect(statusToast(page, lists('applied'))).toBeVisible()
        await expect(page).toHaveURL(/\/home$/)

        await openFieldList(page, 'location')
        await expect(itemSwitch(page, 'Head')).not.toBeChecked()
        await itemSwitch(page, 'Face').press('Space')
        await applyButton(page).click()
        await undoButton(page).click()
        await expect(statusToast(page, lists('takenBack'))).toBeVisible()
        await openFieldList(page, 'location')
        await expect(itemSwitch(page, 'Face')).not.toBeChecked()
      },
    )

    test(
      '[LIST-6, LIST-8] items are moved by their arrows, by the keyboard alone, and by their handle',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'environment')
        const before = await labels(page)
        const [first = '', second = '', third = ''] = before
        await sortToggle(page).click()
        await moveButton(page, 'moveDown', first).click()
        expect((await labels(page)).slice(0, 3)).toEqual([second, first, third])
        await moveButton(page, 'moveDown', first).press('Enter')
        await expect(moveButton(page, 'moveDown', first)).toBeFocused()
        await expect(listAnnouncement(page)).toHaveText(
          lists('movedTo', { 0: first, 1: 3, 2: before.length }),
        )
        expect((await labels(page)).slice(0, 3)).toEqual([second, third, first])
        await dragOnto(page, first, second)
        expect(await labels(page)).toEqual(before)
        await dragOnto(page, first, third)
        await applyButton(page).click()
        await expect(undoButton(page)).toBeVisible()
        await openFieldList(page, 'environment')
        await expect.poll(async () => (await labels(page)).slice(0, 3)).toEqual([second, third, first])
      },
    )

    test(
      '[LIST-4, LIST-7] sorted alphabetically, Nothing stays first and is not to be moved or hidden',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'symptom')
        await sortAlphabetically(page)
        await expect(listAnnouncement(page)).toHaveText(lists('sorted'))
        const [nothing, ...rest] = await labels(page)
        expect(nothing).toBe('Nothing')
        expect(rest).toEqual(rest.toSorted(new Intl.Collator('en').compare))
        await expect(itemSwitch(page, 'Nothing')).toHaveCount(0)
        await sortToggle(page).click()
        await expect(moveButton(page, 'moveDown', 'Nothing')).toHaveCount(0)
      },
    )

    test(
      '[LIST-10, LIST-11, LIST-12] an item is added, shown as typed, and refused a second time',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'ineffective_factor')
        await addItem(page, `  ${HOSTILE} `, lists('icon-leaf'))
        await expect(statusToast(page, lists('added', { 0: HOSTILE }))).toBeVisible()
        expect((await labels(page)).at(-1)).toBe(HOSTILE)
        await openFieldList(page, 'alleviating_factor')
        await expect(itemSwitch(page, HOSTILE)).toBeChecked()

        await addItem(page, HOSTILE.toUpperCase())
        await expect(nameField(page)).toBeFocused()
        await expect(nameField(page)).toHaveAccessibleDescription(new RegExp(lists('alreadyExists')))
        await nameField(page).fill('   ')
        await saveUntilRefused(page, common('fieldEmpty'))
        await nameField(page).fill('x'.repeat(101))
        await saveUntilRefused(page, lists('nameTooLong', { 0: 101 }))
      },
    )

    test(
      '[LIST-13] an item is renamed after the app said what happens to its records',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'environment')
        await addItem(page, 'Garden')
        await chooseItemAction(page, 'Garden', 'edit')
        await nameField(page).fill('Balcony')
        await saveItem(page)
        await expect(alertDialog(page)).toContainText(lists('renameConfirm', { 0: 'Garden', 1: 'Balcony' }))
        await chooseInDialog(page, lists('rename'))
        await expect(statusToast(page, lists('edited', { 0: 'Balcony' }))).toBeVisible()
        expect((await labels(page)).at(-1)).toBe('Balcony')
      },
    )

    test(
      '[LIST-14, LIST-15] an item is deleted after its records were counted, and comes back',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'character')
        await addItem(page, 'Fizzing')
        await chooseItemAction(page, 'Fizzing', 'delete')
        await expect(alertDialog(page)).toContainText(lists('deleteConfirm', { 0: 0 }))
        await chooseInDialog(page, lists('keep'))
        expect(await labels(page)).toContain('Fizzing')
        await chooseItemAction(page, 'Fizzing', 'delete')
        await chooseInDialog(page, common('delete'))
        await expect(itemRow(page, 'Fizzing')).toHaveCount(0)
        await undoButton(page).click()
        await expect(itemRow(page, 'Fizzing')).toHaveCount(1)
      },
    )

    test(
      '[LIST-12, LIST-13, LIST-14] adding an item from a record leads back there, and the record has the item with its name',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 5)
        await nextButton(page).click()
        await addItem(page, 'Left thumb')
        await expect(page).toHaveURL(/\/records\/.*section=locations/)
        await page.getByRole('button', { name: 'Left thumb', exact: true }).click()
        await saveRecordButton(page).click()
        await expect(savedToast(page)).toBeVisible()

        await openFieldList(page, 'location')
        await chooseItemAction(page, 'Left thumb', 'edit')
        await nameField(page).fill('Thumb')
        await saveItem(page)
        await chooseInDialog(page, lists('rename'))
        await chooseItemAction(page, 'Thumb', 'delete')
        await expect(alertDialog(page)).toContainText(lists('deleteConfirm', { 0: 1 }))
        await chooseInDialog(page, lists('keep'))
        await page.goto('/home')
        await expect(recentRecords(page)).toContainText('Thumb')
        await expect(recentRecords(page)).not.toContainText('Left thumb')
      },
    )

    test('[LIST-17] leaving with changes asks to save, discard or cancel', LONG, async ({ page }) => {
      await openFieldList(page, 'meaningful_activities')
      const [first = ''] = await labels(page)
      const leave = () => page.getByRole('button', { name: 'Back', exact: true }).click()
      await itemSwitch(page, first).press('Space')
      await leave()
      await expect(alertDialog(page)).toHaveAccessibleName(lists('leaveQuestion'))
      await chooseInDialog(page, common('cancel'))
      await expect(stateWord(page, first)).toHaveText(lists('hidden'))

      await leave()
      await chooseInDialog(page, common('discard'))
      await expect(page).toHaveURL(/\/home$/)
      await openFieldList(page, 'meaningful_activities')
      await expect(stateWord(page, first)).toHaveText(lists('shown'))

      await itemSwitch(page, first).press('Space')
      await page.getByRole('link', { name: common('addNew') }).click()
      await chooseInDialog(page, common('save'))
      await expect(nameField(page)).toBeVisible()
      await page.goBack()
      await expect(stateWord(page, first)).toHaveText(lists('hidden'))
    })

    test('[LIST-3] a built-in item has no menu, and its address opens no form', LONG, async ({ page }) => {
      await openFieldList(page, 'location')
      await expect(page.getByRole('button', { name: lists('itemMenu', { 0: 'Head' }) })).toHaveCount(0)
      await page.goto('/fields/edit/location?id=869ecb9c-7677-5e21-ae62-e9b0528eb5f3')
      await expect(page.getByText(lists('notOwnTitle'))).toBeVisible()
      await page.goto('/fields/edit/location?id=nobody')
      await expect(page.getByText(lists('notHereTitle'))).toBeVisible()
    })

    test(
      '[LIST-2] an address that names no list says so, and that of medicines leads to them',
      LONG,
      async ({ page }) => {
        await page.goto('/fields/editlist/colours')
        await expect(page.getByText(lists('noListTitle'))).toBeVisible()
        await page.goto('/common/editFactorMedicationsList')
        await expect(page).toHaveURL(/\/medications\/factors$/)
        await expect(page.getByRole('link', { name: 'Add New' })).toBeVisible()
      },
    )

    test(
      '[REL 6] nothing is too small for a shaking hand, or wider than the screen',
      LONG,
      async ({ page }) => {
        await openFieldList(page, 'symptom')
        await addItem(page, 'x'.repeat(100))
        await expect(page.getByRole('switch').last()).toBeVisible()
        expect([await smallTargets(page), await sidewaysScroll(page)]).toEqual([[], 0])
        await sortToggle(page).click()
        expect([await smallTargets(page), await sidewaysScroll(page)]).toEqual([[], 0])
      },
    )
  })
}
