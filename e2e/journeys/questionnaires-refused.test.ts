import { expect, type Page } from '@playwright/test'
import { askFor, consentAnew, newMember } from '../harness/questionnaire.ts'
import { common } from '../pages/account.ts'
import { exported, NOTE, openWeek, PAIN, scale, send, signIn, SLEEP, TITLE } from '../pages/askedForm.ts'
import { told, WEEK } from '../pages/askedForm.ts'
import { started } from '../pages/place.ts'
import { card, openList, question } from '../pages/questionnaires.ts'
import { PATIENCE, questionnaires, setSlider, slider, thanks, way } from '../pages/questionnaires.ts'
import { chooseLanguage, enlargeLetters, LONG, PHONE, sidewaysScroll } from '../pages/shell.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { waitForPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

const REFUSED = 324
const MOVED = 'How many nights did you sleep through?'

test.use({ viewport: PHONE })

/** The next sending alone. */
const refuseOnce = (page: Page, errors: object[]): Promise<unknown> =>
  page.route(
    /\/questionnaires\/submit-questionnaire$/,
    (route) => route.fulfill({ status: 422, json: { result_code: REFUSED, result_msg: '', errors } }),
    { times: 1 },
  )

test(
  '[QST-44] what the server does not take is marked at its questions, the first in focus, and nothing is lost',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/422/)
    const { session, institution } = await newMember(started())
    await askFor(started(), institution, WEEK)
    await signIn(page, session.username)
    await openWeek(page, await told(session))
    await setSlider(page, PAIN, 4)
    await setSlider(page, SLEEP, 9)
    await question(page, NOTE).getByRole('textbox').fill('A long week')
    await refuseOnce(page, [
      { path: 'note', reason: 'answer' },
      { path: 'sleep', reason: 'too-high' },
    ])
    await send(page)
    await expect(question(page, SLEEP)).toContainText(questionnaires('tooHigh', { most: '10' }))
    await expect(question(page, NOTE)).toContainText(questionnaires('notTaken'))
    await expect(slider(page, SLEEP)).toBeFocused()
    const told1 = page.getByRole('alert').filter({ hasText: questionnaires('notTakenCount', { count: 2 }) })
    await expect(told1).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(question(page, NOTE).getByRole('textbox')).toHaveValue('A long week')
    await expect(slider(page, PAIN)).toHaveValue('4')

    await setSlider(page, SLEEP, 8)
    await expect(question(page, SLEEP)).not.toContainText(questionnaires('tooHigh', { most: '10' }))
    await expect(page.getByText(questionnaires('notTakenCount', { count: 1 }))).toBeVisible()
    // The rest as it is: it may be the server that was wrong.
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await told(session)).toMatchObject({ responses: 1 })
  },
)

test(
  '[QST-44, QST-32] a form that was replaced meanwhile says so, and has all answers that still fit',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/422/)
    const { session, institution } = await newMember(started())
    await askFor(started(), institution, WEEK)
    await signIn(page, session.username)
    await openWeek(page, await told(session))
    await setSlider(page, PAIN, 4)
    await setSlider(page, SLEEP, 9)
    const form = { ...(WEEK.form as object), item: [scale('pain', PAIN), scale('nights', MOVED)] }
    await askFor(started(), institution, { id: WEEK.id, everyDays: 7, form })
    await refuseOnce(page, [{ path: 'edition', reason: 'unknown' }])
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: questionnaires('formReplaced') })).toBeVisible()
    await expect(page.getByText(questionnaires('formChanged'))).toBeVisible()
    await expect(slider(page, PAIN)).toHaveValue('4')
    await expect(question(page, SLEEP)).toHaveCount(0)
    await send(page)
    await expect(question(page, MOVED).getByText(questionnaires('needsAnswer'))).toBeVisible()
    await expect(slider(page, MOVED)).toBeFocused()
    await page.keyboard.press('End')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    // The draft that it was is gone with the next pass.
    await expect.poll(async () => (await told(session)).status, PATIENCE).toBe('recently completed')
    expect(await told(session)).toMatchObject({ responses: 1 })
  },
)

test(
  '[QST-17, QST-43, CONS-6] answered without a line, the consent taken back and given anew: who asked does not get it, and that is said',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const member = await newMember(started())
    const { session, institution } = member
    await askFor(started(), institution, WEEK)
    await signIn(page, session.username)
    const row = await told(session)
    await openWeek(page, row)
    await context.setOffline(true)
    await setSlider(page, PAIN, 4)
    await setSlider(page, SLEEP, 5)
    await send(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await consentAnew(started(), member)
    await context.setOffline(false)
    await waitForPress(page)
    await dialog.getByRole('button', { name: common('retry'), exact: true }).click()

    await expect(page.getByText(questionnaires('keptForYouText'))).toBeVisible()
    await expect(page.getByRole('link', { name: questionnaires('onlyYou') })).toHaveCount(1)
    expect(await exported(institution.slug)).toEqual([])
    expect(await told(session)).toMatchObject({ responses: 1, status: 'to be completed' })
    await openList(page)
    await expect(card(page, TITLE)).toContainText(questionnaires('toBeCompleted'))
    await expect(way(card(page, TITLE), 'seeAnswers')).toBeVisible()

    await openWeek(page, row)
    await expect(slider(page, PAIN)).toHaveAttribute('aria-valuetext', 'Move the slider')
    await setSlider(page, PAIN, 1)
    await setSlider(page, SLEEP, 2)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText(questionnaires('keptForYouText'))).toHaveCount(0)
    await expect(page.getByRole('link', { name: questionnaires('onlyYou') })).toHaveCount(1)
    expect(await exported(institution.slug)).toHaveLength(1)
  },
)

test.describe('[REL 6, QST-31] on 320 pixels with letters twice as large', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of ['de', 'ru'] as const)
    test(
      `the list, a long form, what is missing and the answers fit, in ${language}`,
      LONG,
      async ({ page }) => {
        test.setTimeout(300_000)
        await somebodySignsIn(page, started())
        await page.goto('/menu')
        await chooseLanguage(page, language)
        const fits = async (path: string): Promise<void> => {
          await page.goto(path)
          await expect(page.locator('.questionnaires h2').first()).toBeVisible()
          await enlargeLetters(page)
          expect(await sidewaysScroll(page)).toBe(0)
        }
        await fits('/questionnaires_page')
        await fits('/questionnaires_page/self/peg')
        await fits('/questionnaires_page/self/weekly-check-in')
        await page.locator('.questionnaire-end button').last().click()
        await expect(page.locator('.field-error').first()).toBeVisible()
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
})
