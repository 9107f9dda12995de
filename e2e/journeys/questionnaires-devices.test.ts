import { expect } from '@playwright/test'
import { ask } from '../harness/apiCall.ts'
import { invite, newInstitution } from '../harness/institution.ts'
import { askFor, newMember } from '../harness/questionnaire.ts'
import { common, somebody } from '../pages/account.ts'
import { anotherDevice } from '../pages/anotherDevice.ts'
import {
  answeredElsewhere,
  draftKept,
  exported,
  NOTE,
  openWeek,
  PAIN,
  send,
  signIn,
  SLEEP,
  TITLE,
  told,
  WEEK,
} from '../pages/askedForm.ts'
import { comeByLink, end, institutions, invitationPath, joinInstitution } from '../pages/institution.ts'
import { started } from '../pages/place.ts'
import { card, openList, question, questionnaires, score, setSlider } from '../pages/questionnaires.ts'
import { slider, thanks } from '../pages/questionnaires.ts'
import { LONG, PHONE } from '../pages/shell.ts'
import { waitForPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

/** The words of the specification: a test that took them from the texts would follow them wherever they go. */
const NOT_SENT = 'Error happened while trying to send results to server'

test.use({ viewport: PHONE })

test(
  '[D48, D49, QST-20, QST-26, QST-30, QST-32, QST-35, CONS-6] invited and joined, half answered without a line, finished on another device, the score over time, withdrawn',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const [clinic, session] = await Promise.all([newInstitution(started()), somebody(started())])
    const { username } = session
    await askFor(started(), clinic, WEEK)
    const code = await invite(started(), clinic, `${username}@example.org`)
    await comeByLink(page, invitationPath(clinic.slug, code), username)
    await joinInstitution(page, clinic.name)
    await answeredElsewhere(session, 8)

    await openList(page)
    await expect(card(page, TITLE)).toContainText(questionnaires('recentlyCompleted'))
    await openWeek(page, await told(session))
    await context.setOffline(true)
    await setSlider(page, PAIN, 4)
    await context.setOffline(false)
    await expect.poll(() => draftKept(session)).toEqual(['pain'])

    const other = await anotherDevice(context, PHONE)
    await signIn(other, username)
    await openList(other)
    await expect(card(other, TITLE)).toContainText(questionnaires('partiallyCompleted'))
    await openWeek(other, await told(session))
    await expect(slider(other, PAIN)).toHaveValue('4')
    await setSlider(other, SLEEP, 5)
    await send(other)
    await expect(thanks(other)).toBeVisible()
    await expect(score(other)).toHaveText(/^4\.5/)
    await expect(other.getByText(questionnaires('overTime')).first()).toBeVisible()
    await expect.poll(() => draftKept(session)).toEqual([])
    expect(await told(session)).toMatchObject({ responses: 2, status: 'recently completed' })
    expect(await exported(clinic.slug)).toHaveLength(2)

    await other.goto(`/institutions/${clinic.slug}`)
    await end(other, 'withdraw', clinic.name)
    await expect(other.getByText(institutions('withdrawn')).first()).toBeVisible()
    expect(await exported(clinic.slug)).toEqual([])
    await openList(other)
    await expect(other.getByRole('heading', { name: questionnaires('noLonger') })).toBeVisible()
    await expect(card(other, TITLE)).toHaveCount(1)
    await other.context().close()
  },
)

test(
  '[QST-14, QST-15, QST-32] two devices answer different questions without a line: both have all, and what one sends is no draft on the other',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const { session, institution } = await newMember(started())
    await askFor(started(), institution, WEEK)
    const row = await told(session)
    const other = await anotherDevice(context, PHONE)
    for (const device of [page, other]) {
      await signIn(device, session.username)
      await openWeek(device, row)
      await device.context().setOffline(true)
    }
    await setSlider(page, PAIN, 3)
    await setSlider(other, SLEEP, 7)
    await question(other, NOTE).getByRole('textbox').fill('A long week')
    for (const device of [page, other]) await device.context().setOffline(false)
    await expect.poll(() => draftKept(session)).toEqual(['note', 'pain', 'sleep'])

    await openWeek(page, row)
    await expect(slider(page, SLEEP)).toHaveValue('7')
    await expect(question(page, NOTE).getByRole('textbox')).toHaveValue('A long week')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect(score(page)).toHaveText(/^5/)
    await expect.poll(() => draftKept(session)).toEqual([])
    await openList(other)
    await expect(card(other, TITLE)).toContainText(questionnaires('recentlyCompleted'))
    await openWeek(other, row)
    await expect(slider(other, PAIN)).toHaveAttribute('aria-valuetext', 'Move the slider')
    await other.context().close()
  },
)

test(
  '[QST-23, QST-33] an answer that is lost on its way back is told with Retry, and is one response',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_FAILED/)
    const { session, institution } = await newMember(started())
    await askFor(started(), institution, WEEK)
    await signIn(page, session.username)
    await openWeek(page, await told(session))
    await setSlider(page, PAIN, 2)
    await setSlider(page, SLEEP, 2)
    let tries = 0
    await page.route(/\/questionnaires\/submit-questionnaire$/, async (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await send(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(NOT_SENT)
    expect(await told(session)).toMatchObject({ responses: 1 })
    await waitForPress(page)
    await dialog.getByRole('button', { name: common('retry'), exact: true }).click()
    await expect(thanks(page)).toBeVisible()
    expect([await told(session), tries]).toMatchObject([{ responses: 1 }, 2])
    const { body } = await ask({ ...started(), session }, 'questionnaires/get-questionnaire', {
      institution_id: (await told(session)).institution_id,
      questionnaire_id: WEEK.id,
    })
    expect(body['responses']).toHaveLength(1)
  },
)
