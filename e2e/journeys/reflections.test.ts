import { expect, type Locator } from '@playwright/test'
import { account, endEverySession, mainLink, reloadUntilLockedOut, unlock } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll, smallTargets, widths } from '../pages/app/shell.ts'
import {
  closeButton,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
  undoButton,
} from '../pages/records/record.ts'
import {
  chooseDay,
  editToday,
  setEveningTime,
  leaveReflectionBy,
  leaveQuestion,
  reflectionNoteField,
  reflections,
  reflectOn,
  reflectToday,
  savedReflection,
  saveReflection,
  scoreSlider,
  setScore,
} from '../pages/records/reflection.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => {
      await setEveningTime(page)
      await startWithoutAccount(page)
    })

    test('[REF-6, D36] a number is enough, 0 is one, and home shows it', async ({ page }) => {
      await reflectToday(page).click()
      await expect(page.getByRole('heading', { name: reflections('howWasToday') })).toBeVisible()
      await expect(saveReflection(page)).toBeDisabled()
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await smallTargets(page)).toEqual([])
      await setScore(page, 0)
      await saveReflection(page).click()
      await expect(savedReflection(page)).toBeVisible()
      await expect(page.getByRole('img', { name: '0 of 10' })).toBeVisible()
    })

    test(
      '[REF-9] a day has one reflection: the second time the first one opens, and says so',
      LONG,
      async ({ page }) => {
        await reflectOn(page, { score: 7, note: 'To the market, slowly.' })
        await editToday(page).click()
        await expect(page.getByText(reflections('existsToday'))).toBeVisible()
        await expect(scoreSlider(page)).toHaveValue('7')
        await reflectionNoteField(page).fill('To the market and back.')
        await saveReflection(page).click()
        await expect(page).toHaveURL(/\/home$/)
        await page.reload()
        await editToday(page).click()
        await expect(reflectionNoteField(page)).toHaveValue('To the market and back.')
      },
    )

    test(
      '[REF-9, REF-10] choosing a day that has one opens that one, and a day without one is taken',
      LONG,
      async ({ page }) => {
        await reflectOn(page, { score: 7, note: 'today' })
        await page.goto('/reflections/create?date=2026-11-11')
        await expect(page.getByRole('heading', { name: reflections('howWasYesterday') })).toBeVisible()
        await setScore(page, 3)
        await chooseDay(page, reflections('today'))
        const taken = page.getByRole('alertdialog', { name: reflections('existsToday') })
        await taken.getByRole('button', { name: reflections('editThatOne') }).click()
        await expect(reflectionNoteField(page)).toHaveValue('today')

        await chooseDay(page, 'November 10')
        await saveReflection(page).click()
        await expect(reflectToday(page)).toBeVisible()
        await page.goto('/reflections/create?date=2026-11-10')
        await expect(page.getByText(reflections('existsOnDate'))).toBeVisible()
        await expect(reflectionNoteField(page)).toHaveValue('today')
      },
    )

    test(
      '[REF-8] leaving asks in the words of the specification, and only after input',
      LONG,
      async ({ page }) => {
        await reflectToday(page).click()
        await closeButton(page).click()
        await reflectToday(page).click()
        await setScore(page, 5)
        await closeButton(page).click()
        await leaveReflectionBy(page, 'cancel')
        await expect(scoreSlider(page)).toHaveValue('5')
        await page.goBack()
        await expect(leaveQuestion(page)).toBeVisible()
        await leaveReflectionBy(page, 'discard')
        await expect(reflectToday(page)).toBeVisible()
        await expect(toFinishItems(page)).toHaveCount(0)
        await undoButton(page).click()
        await expect(toFinishItems(page)).toHaveCount(1)
        await toFinishItems(page).getByRole('link').click()
        await expect(scoreSlider(page)).toHaveValue('5')
        await closeButton(page).click()
        await leaveReflectionBy(page, 'save')
        await expect(savedReflection(page)).toBeVisible()
        await expect(editToday(page)).toBeVisible()
      },
    )

    test(
      '[REF-13] a closed tab loses nothing, and the reflection can be reset',
      LONG,
      async ({ page, context }) => {
        await reflectToday(page).click()
        await reflectionNoteField(page).fill('half a sent')
        await page.close({ runBeforeUnload: false })

        const again = await context.newPage()
        await setEveningTime(again)
        await again.goto('/home')
        await expect(toFinishItems(again)).toHaveCount(1)
        await reflectToday(again).click()
        await expect(reflectionNoteField(again)).toHaveValue('half a sent')
        await again.getByRole('button', { name: reflections('startOver') }).click()
        await expect(reflectionNoteField(again)).toHaveValue('')
        await closeButton(again).click()
        await expect(toFinishItems(again)).toHaveCount(0)
      },
    )

    test(
      '[REF-11, REF-18] a new record leads to the reflection, which may wait; done, it is not asked for',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 4)
        await saveRecordButton(page).click()
        await expect(savedToast(page)).toBeVisible()
        await expect(page).toHaveURL(/\/reflections\/create$/)
        const length = page.getByText('A reflection takes under 60 seconds')
        await expect(length).toBeVisible()
        await page.getByRole('button', { name: reflections('notNow') }).click()
        await reflectToday(page).click()
        await expect(page.getByRole('button', { name: reflections('notNow') })).toBeHidden()
        await expect(length).toBeHidden()
        await setScore(page, 6)
        await saveReflection(page).click()
        await expect(editToday(page)).toBeVisible()
        await openNewRecord(page)
        await setSeverity(page, 5)
        await saveRecordButton(page).click()
        await expect(page).toHaveURL(/\/home$/)
      },
    )

    test('[REF-15] a reflection just saved, or deleted, can be undone', LONG, async ({ page }) => {
      await reflectOn(page, { score: 6, note: 'rest' })
      await undoButton(page).click()
      await expect(reflectToday(page)).toBeVisible()
      await undoButton(page).click()
      await expect(editToday(page)).toBeVisible()
    })
  })
}

/**
 * Seconds for each act of the assumed person: tired, on a hard day, with a keyboard. Navigation keys (Tab, arrows) are
 * faster than keys that decide; 150 words a minute are read, 30 a minute are typed.
 */
const SECONDS = { keyOfWay: 0.5, keyThatDecides: 1.5, wordRead: 0.4, letterTyped: 0.4 }

test(
  '[REL 6, REF-6] a whole reflection by the keyboard alone takes under 45 seconds',
  LONG,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await setEveningTime(page)
    await startWithoutAccount(page)
    await reflectToday(page).focus()
    let seconds = 0
    const press = async (key: string, takes: keyof typeof SECONDS): Promise<void> => {
      seconds += SECONDS[takes]
      await page.keyboard.press(key)
    }
    const tabTo = async (target: Locator): Promise<void> => {
      for (let tabs = 0; tabs < 40; tabs++) {
        if ((await target.and(page.locator(':focus')).count()) > 0) return
        await press('Tab', 'keyOfWay')
      }
      throw new Error('not reached by Tab')
    }

    await press('Enter', 'keyThatDecides')
    await expect(scoreSlider(page)).toBeVisible()
    await tabTo(scoreSlider(page))
    await press('End', 'keyOfWay')
    for (let steps = 0; steps < 3; steps++) await press('ArrowLeft', 'keyOfWay')
    await expect(scoreSlider(page)).toHaveValue('7')
    const chips = page.getByRole('group', { name: reflections('meaningfulActivities') }).getByRole('button')
    const read = [
      reflections('howWasToday'),
      reflections('whatMatteredToday'),
      ...(await chips.allInnerTexts()),
    ]
    seconds += read.join(' ').split(/\s+/).length * SECONDS.wordRead
    await tabTo(chips.first())
    await press('Space', 'keyThatDecides')
    await tabTo(reflectionNoteField(page))
    const note = 'Slow, but all the way.'
    seconds += note.length * SECONDS.letterTyped
    await page.keyboard.type(note)
    await tabTo(saveReflection(page))
    await press('Enter', 'keyThatDecides')
    await expect(savedReflection(page)).toBeVisible()
    await expect(editToday(page)).toBeVisible()
    expect(seconds).toBeLessThan(45)
  },
)

test(
  '[REF-12, REF-14, D16] written on a locked device, it shows nothing of the past, and both are shown after signing in',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await reflectOn(page, { score: 8, note: 'before' })
    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
    await mainLink(page, account('reflect')).click()
    await expect(scoreSlider(page)).toHaveValue('0')
    await expect(page.getByText('before')).toBeHidden()
    await expect(page.getByText(reflections('existsToday'))).toBeHidden()
    await setScore(page, 2)
    await reflectionNoteField(page).fill('behind the lock')
    await saveReflection(page).click()
    await expect(savedReflection(page)).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await unlock(page)

    const sheet = page.getByRole('dialog', { name: reflections('twoTitle') })
    await expect(sheet.getByText('behind the lock')).toBeVisible()
    await sheet.getByRole('button', { name: reflections('joinNotes') }).click()
    await expect(sheet).toBeHidden()
    await editToday(page).click()
    await expect(scoreSlider(page)).toHaveValue('8')
    await expect(reflectionNoteField(page)).toHaveValue('before\n\nbehind the lock')
  },
)
