import { expect, type Locator, type Page } from '@playwright/test'
import { holdChunk } from '../pages/app/chunk.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { IN_FIREFOX, LONG, PHONE, sidewaysScroll, smallTargets, widths } from '../pages/app/shell.ts'
import {
  leaveDialog,
  openNewRecord,
  saveRecordButton,
  untilSavedAndLeft,
  setSeverity,
} from '../pages/records/record.ts'
import {
  addNewLink,
  backView,
  chip,
  chipBoxes,
  chipLabels,
  drawnChips,
  editList,
  effect,
  expectSection,
  itemName,
  largeMap,
  largerButton,
  listScreen,
  nothingChosenMessage,
  openRecordSection,
  bodyPlaceMessage,
  bodyZoomButton,
  SECTION_QUESTIONS,
  region,
  showAll,
  type ListedSection,
} from '../pages/records/recordSections.ts'
import { test } from '../pages/sync/watch.ts'

const BACK = itemName('location.back')
const LOWER_BACK = itemName('location.lower-back')
const NECK = itemName('location.neck')
const FATIGUE = itemName('symptom.fatigue')
const STIFFNESS = itemName('symptom.stiffness')
const FEVER = itemName('symptom.fever-chills')
const NOTHING = itemName('symptom.nothing')
const HEAT = itemName('alleviating_factor.heat')
const SLEEP = itemName('alleviating_factor.sleep')

const expectPressed = (control: Locator, isPressed: boolean): Promise<void> =>
  expect(control).toHaveAttribute('aria-pressed', String(isPressed))

async function openNew(page: Page, section: ListedSection): Promise<void> {
  await openNewRecord(page)
  await openRecordSection(page, section)
}

/** A reopened section accepts a press immediately; one that was just pressed ignores presses for a moment (tremor). */
async function comeBackTo(page: Page, section: ListedSection): Promise<void> {
  await openRecordSection(page, 'environment')
  await openRecordSection(page, section)
}

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => startWithoutAccount(page))

    test('[REC-30, REC-31, REC-32] the body map and its chips say the same', LONG, async ({ page }) => {
      await openNew(page, 'locations')
      await region(page, 'lower-back').click()
      await expectPressed(chip(page, 'locations', LOWER_BACK), true)
      await expect(bodyPlaceMessage(page, 'placeChosen', LOWER_BACK)).toBeAttached()
      await chip(page, 'locations', BACK).click()
      await expectPressed(region(page, 'upper-back'), true)
      await comeBackTo(page, 'locations')
      await region(page, 'lower-back').click()
      await expectPressed(chip(page, 'locations', BACK), false)
      await expectPressed(chip(page, 'locations', LOWER_BACK), false)
      await expectPressed(region(page, 'upper-back'), false)
      await expect(bodyPlaceMessage(page, 'placeTakenOff', `${LOWER_BACK}, ${BACK}`)).toBeAttached()
    })

    test(
      '[REC-35] every item has its drawing, and nothing moves when they come',
      LONG,
      async ({ page, watch }) => {
        watch.expectError(/ERR_FAILED|Failed to load resource/)
        const drawings = await holdChunk(page, 'itemDrawings')
        await openNew(page, 'symptoms')
        await showAll(page, 22).click()
        await expect(chip(page, 'symptoms', FEVER)).toBeVisible()
        expect(await drawnChips(page, 'symptoms')).toBe(0)
        const before = await chipBoxes(page, 'symptoms')
        // The app retries an aborted file once by itself.
        await drawings.cutOff()
        await expect.poll(() => drawnChips(page, 'symptoms')).toBe(22)
        expect(await chipBoxes(page, 'symptoms')).toEqual(before)
      },
    )

    test('[UI-3] the larger body map selects as well, and returns the focus', LONG, async ({ page }) => {
      await openNew(page, 'locations')
      await largerButton(page).press('Enter')
      await backView(page).click()
      await largeMap(page).locator('[data-location="lower-back"]').click()
      await expect(largeMap(page).getByRole('status')).toHaveText(LOWER_BACK)
      await page.keyboard.press('Escape')
      await expect(largerButton(page)).toBeFocused()
      await expectPressed(chip(page, 'locations', LOWER_BACK), true)
    })

    test(
      '[REC-55] the body is shown larger in its place, chosen from there, and whole again',
      LONG,
      async ({ page }) => {
        await openNew(page, 'locations')
        const hand = region(page, 'hand-left').first()
        await expect(hand).toBeVisible()
        const before = (await hand.boundingBox())!
        for (let step = 0; step < 3; step += 1) await bodyZoomButton(page, 'bodyZoomIn').click()
        await expect(bodyZoomButton(page, 'bodyZoomIn')).toHaveAttribute('aria-disabled', 'true')
        expect((await hand.boundingBox())!.width).toBeGreaterThan(before.width * 1.9)
        await hand.click()
        await expectPressed(hand, true)
        await bodyZoomButton(page, 'bodyWhole').click()
        expect((await hand.boundingBox())!.width).toBeCloseTo(before.width, 0)
      },
    )

    test('[REL 6] the body map and the chips are walked by the keyboard alone', LONG, async ({ page }) => {
      await openNew(page, 'locations')
      await expect(region(page, 'head').first()).toBeVisible()
      await largerButton(page).focus()
      // The first time, the hint about the map comes before it.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(region(page, 'head').first()).toBeFocused()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
      await expectPressed(region(page, 'neck').first(), true)
      await expectPressed(chip(page, 'locations', NECK), true)
      // The buttons that show the body smaller and larger come between.
      for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key)
      await expectPressed(chip(page, 'locations', itemName('location.head')), true)
    })

    test(
      '[UI-2, REC-33] chips stay under the finger, and those chosen come first the next time',
      LONG,
      async ({ page }) => {
        await openNew(page, 'symptoms')
        await showAll(page, 22).click()
        const before = await chipLabels(page, 'symptoms')
        const place = await chip(page, 'symptoms', STIFFNESS).boundingBox()
        await chip(page, 'symptoms', FEVER).click()
        await chip(page, 'symptoms', FATIGUE).click()
        await chip(page, 'symptoms', STIFFNESS).click()
        expect(await chipLabels(page, 'symptoms')).toEqual(before)
        expect((await chip(page, 'symptoms', STIFFNESS).boundingBox())?.x).toBe(place?.x)
        await comeBackTo(page, 'symptoms')
        expect((await chipLabels(page, 'symptoms')).slice(0, 4)).toEqual([NOTHING, FATIGUE, STIFFNESS, FEVER])
      },
    )

    test(
      '[REC-14] Nothing clears the others and says so without moving, and any of them clears Nothing',
      LONG,
      async ({ page }) => {
        await openNew(page, 'symptoms')
        const nothing = chip(page, 'symptoms', NOTHING)
        await chip(page, 'symptoms', FATIGUE).click()
        const before = await nothing.boundingBox()
        await nothing.click()
        await expectPressed(chip(page, 'symptoms', FATIGUE), false)
        await expect(nothingChosenMessage(page, NOTHING)).toBeVisible()
        expect(await nothing.boundingBox()).toEqual(before)
        await chip(page, 'symptoms', STIFFNESS).click()
        await expectPressed(nothing, false)
        await expect(nothingChosenMessage(page, NOTHING)).toHaveCount(0)
      },
    )

    test('[REC-15, D37] an intervention helped, did not help or is unmarked', LONG, async ({ page }) => {
      await openNew(page, 'interventions')
      const nothing = page.getByRole('button', { name: itemName('alleviating_factor.nothing'), exact: true })
      await effect(page, HEAT, 'helped').click()
      await effect(page, SLEEP, 'didNotHelp').click()
      await expectPressed(effect(page, HEAT, 'helped'), true)
      await effect(page, HEAT, 'didNotHelp').click()
      await expectPressed(effect(page, HEAT, 'helped'), false)
      await comeBackTo(page, 'interventions')
      await expectPressed(effect(page, HEAT, 'didNotHelp'), true)
      await effect(page, HEAT, 'didNotHelp').click()
      await expectPressed(effect(page, HEAT, 'didNotHelp'), false)
      await nothing.click()
      await expectPressed(effect(page, SLEEP, 'didNotHelp'), false)
      await expect(nothingChosenMessage(page, itemName('alleviating_factor.nothing'))).toBeVisible()
      await effect(page, HEAT, 'helped').click()
      await expectPressed(nothing, false)
    })

    test(
      '[REC-33, D37] saved values are there when the record is opened again',
      IN_FIREFOX,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 6)
        await openRecordSection(page, 'symptoms')
        await showAll(page, 22).click()
        await chip(page, 'symptoms', FEVER).click()
        await openRecordSection(page, 'interventions')
        await effect(page, SLEEP, 'didNotHelp').click()
        await saveRecordButton(page).click()
        await untilSavedAndLeft(page)
        await page.goto('/home')
        await recentRecords(page).first().getByRole('link').click()
        await openRecordSection(page, 'symptoms')
        await expectPressed(chip(page, 'symptoms', FEVER), true)
        await openRecordSection(page, 'interventions')
        await expectPressed(effect(page, SLEEP, 'didNotHelp'), true)
        await expectPressed(effect(page, SLEEP, 'helped'), false)
      },
    )

    test('[REC-34] going to the list and back asks nothing and loses nothing', LONG, async ({ page }) => {
      await openNew(page, 'aggravatingFactors')
      const stress = chip(page, 'aggravatingFactors', itemName('aggravating_factor.stress'))
      await stress.click()
      for (const way of [editList(page), addNewLink(page)]) {
        await way.click()
        await expect(page).toHaveURL(/\/fields\/(editlist|add)\/aggravating_factor$/)
        await expect(listScreen(page)).toBeVisible()
        await page.goBack()
        await expectSection(page, 'aggravatingFactors')
        await expectPressed(stress, true)
        await expect(leaveDialog(page)).toHaveCount(0)
      }
    })

    test(
      '[REL 6] in every section each target is large enough and nothing overflows',
      LONG,
      async ({ page }) => {
        test.slow()
        await openNewRecord(page)
        for (const section of Object.keys(SECTION_QUESTIONS) as ListedSection[]) {
          await openRecordSection(page, section)
          expect(await smallTargets(page)).toEqual([])
          expect(await sidewaysScroll(page)).toBe(0)
        }
      },
    )
  })
}

test(
  '[UI-13] chips are in two columns from 480 pixels on, and the layout of tablets begins above 600',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 800 })
    await startWithoutAccount(page)
    await openNew(page, 'symptoms')
    const columns = (): Promise<number> =>
      page.evaluate<number>(
        `getComputedStyle(document.querySelector('.list-section .chips')).gridTemplateColumns.split(' ').length`,
      )
    expect(await columns()).toBe(2)
    await page.setViewportSize({ width: 479, height: 800 })
    expect(await columns()).toBe(1)
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(page.locator('.record-wide')).toHaveCount(0)
    await page.setViewportSize({ width: 601, height: 800 })
    await expect(page.locator('.record-wide')).toHaveCount(1)
  },
)
