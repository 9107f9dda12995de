import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi } from '../harness/apiCall.ts'
import { account } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  LESSON,
  LESSON_TITLE,
  LINE_7,
  LINE_COUNT,
  programLink,
  openLesson,
  PROGRAM,
  PROGRAM_TITLE,
  programs,
  progressBar,
  promptField,
  shownLine,
  signInWithSession,
  subscriberSignsIn,
  programTitle,
  programButton,
} from '../pages/guide/programs.ts'
import { pressTabTo } from '../pages/results/resultsKeys.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const guide = await loadText('en', 'guide')
const safety = await loadText('en', 'safety')

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
const UNINTERRUPTED = 'Find 15 minutes of uninterrupted time'
const NO_ACCESS = "You don't have access to Pain Guide"

test.use({ viewport: PHONE })

test(
  '[PROG-5, PROG-8, PROG-9, PROG-12] a program is introduced once, its lesson is read to line 7 and written in, and a reload is there again',
  LONG,
  async ({ page }) => {
    await subscriberSignsIn(page, startedServer())
    await page.goto(PROGRAM)
    await expect(programTitle(page, PROGRAM_TITLE)).toBeVisible()
    await expect(page.getByText(UNINTERRUPTED)).toBeVisible()
    await expect(page.getByText(programs('whoAsksFirst'))).toBeVisible()
    await expect(page.getByRole('link', { name: guide('urgentCrisis') })).toHaveAttribute(
      'href',
      /section=crisis/,
    )
    await programLink(page, 'begin').click()
    await expect(programTitle(page, 'Pain and stress')).toBeFocused()

    await openLesson(page, '&step=7')
    await expect(shownLine(page)).toHaveText(LINE_7)
    await page.reload()
    await expect(shownLine(page)).toHaveText(LINE_7)
    await programLink(page, 'leaveExercise').click()
    await promptField(page).fill('After lunch')
    await page.reload()
    await expect(promptField(page)).toHaveValue('After lunch')
    await page.goto(PROGRAM)
    await expect(page.getByRole('button', { name: programs('about') })).toBeVisible()
    await expect(page.getByText(UNINTERRUPTED)).toBeHidden()
  },
)

test(
  '[PROG-4] a whole lesson is done by keys alone with text of double size, line by line, and nothing advances automatically',
  LONG,
  async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width: 320, height: 700 })
    await subscriberSignsIn(page, startedServer())
    await openLesson(page)
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await pressTabTo(page, programLink(page, 'lineByLine'))
    await page.keyboard.press('Enter')
    await expect(page.getByText(programs('lineOf', { line: 1, total: LINE_COUNT }))).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])

    await pressTabTo(page, programButton(page, 'pause'))
    await page.keyboard.press('Enter')
    await expect(shownLine(page)).toHaveCount(0)
    await expect(programButton(page, 'goOn')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(programs('lineOf', { line: 1, total: LINE_COUNT }))).toBeVisible()

    await pressTabTo(page, programButton(page, 'nextLine'))
    for (let line = 2; line <= LINE_COUNT; line += 1) {
      await page.waitForTimeout(410)
      await page.keyboard.press('Enter')
      await expect(page.getByText(programs('lineOf', { line, total: LINE_COUNT }))).toBeVisible()
    }
    await page.waitForTimeout(410)
    await page.keyboard.press('Enter')
    await expect(page.locator('.exercise')).toBeFocused()
    await pressTabTo(page, promptField(page))
    await page.keyboard.type('Phone')
    await pressTabTo(page, programButton(page, 'finish'))
    await page.keyboard.press('Enter')
    await pressTabTo(page, programLink(page, 'nextLesson'))
  },
)

test(
  '[PROG-2, PROG-3] two devices, one offline, both keep the finished lessons, and the progress never falls',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const place = startedServer()
    const session = await subscriberSignsIn(page, place)
    const other = await anotherDevice(context, PHONE)
    await signInWithSession(other, session)
    await page.goto(`${PROGRAM}?section=coping-skills-01-pain-and-stress`)
    await expect(programTitle(page, 'Pain and stress')).toBeVisible()
    await openLesson(other)
    await context.setOffline(true)
    await programButton(page, 'finish').click()
    await programButton(other, 'finish').click()
    await expect(programLink(other, 'nextLesson')).toBeVisible()
    await expect(programLink(page, 'nextLesson')).toBeVisible()

    const told = async (): Promise<unknown> =>
      (await callApi({ ...place, session }, 'programs/get-program-progress', { program_id: 'coping-skills' }))
        .body['progress']
    await expect.poll(told).toBe(12)
    await context.setOffline(false)
    await page.goto(PROGRAM)
    await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '25', { timeout: 30_000 })
    await expect.poll(told, { timeout: 30_000 }).toBe(25)
    await callApi({ ...place, session }, 'programs/update-program-progress', {
      program_id: 'coping-skills',
      progress: 5,
    })
    expect(await told()).toBe(25)
    await other.goto(PROGRAM)
    await expect(progressBar(other)).toHaveAttribute('aria-valuenow', '25', { timeout: 30_000 })
    await other.context().close()
  },
)

test(
  '[PROG-10] with closed eyes for a quarter of an hour nobody is asked, and after 20 minutes everybody is',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    await page.clock.install()
    await subscriberSignsIn(page, startedServer())
    await openLesson(page, '&step=1')
    await expect(shownLine(page)).toBeVisible()
    await page.clock.runFor('15:00')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(shownLine(page)).toBeVisible()
    await page.clock.runFor('09:10')
    await expect(page.getByRole('alertdialog')).toContainText(account('idleTitle'))
  },
)

test('[PROG-7] the number of characters left is shown, and no more can be typed', LONG, async ({ page }) => {
  await subscriberSignsIn(page, startedServer())
  await openLesson(page)
  await promptField(page).fill('x'.repeat(598))
  await expect(page.getByText(programs('lettersLeft', { count: 2 }))).toBeVisible()
  await promptField(page).press('End')
  await page.keyboard.type('yyyy')
  await expect(promptField(page)).toHaveValue(`${'x'.repeat(598)}yy`)
})

test('[GUIDE-5] without the guide there is no program', LONG, async ({ page, watch }) => {
  watch.expectError(/403/)
  await signInNewPerson(page, startedServer())
  await page.goto(PROGRAM)
  await expect(page.getByText(NO_ACCESS)).toBeVisible()
})

test('[GUIDE-8] an address that names no program says so', LONG, async ({ page, watch }) => {
  watch.expectError(/404/)
  await subscriberSignsIn(page, startedServer())
  await page.goto('/guide/program/nowhere')
  await expect(page.getByText(guide('notHereTitle'))).toBeVisible()
})

test(
  '[SAFE-11] an answer about a crisis shows the card, once the person continues',
  LONG,
  async ({ page }) => {
    await subscriberSignsIn(page, startedServer())
    await openLesson(page)
    await promptField(page).fill('I want to end my life')
    await expect(page.getByText(safety('crisisTitle'))).toBeHidden()
    await promptField(page).press('Tab')
    await expect(page.getByText(safety('crisisTitle'))).toBeVisible()
    await page.reload()
    await expect(promptField(page)).toHaveValue('I want to end my life')
  },
)

test(
  '[PROG-12] a line or a lesson that there is not is the lesson, or the program, itself',
  LONG,
  async ({ page }) => {
    await subscriberSignsIn(page, startedServer())
    await openLesson(page, '&step=99')
    await expect(programLink(page, 'lineByLine')).toBeVisible()
    await expect(programTitle(page, LESSON_TITLE)).toBeVisible()
    await page.goto(`${PROGRAM}?section=${LESSON}-of-before`)
    await expect(programTitle(page, PROGRAM_TITLE)).toBeVisible()
  },
)
