import { expect } from '@playwright/test'
import { askFor, newMember } from '../harness/questionnaire.ts'
import { expectHome, logIn } from '../pages/account.ts'
import { answeredElsewhere, openWeek, PAIN, SLEEP, TITLE, told, WEEK } from '../pages/askedForm.ts'
import { faultsOf, LOOKS } from '../pages/axe.ts'
import { started } from '../pages/place.ts'
import { card, CHECK_IN, openForm, openList, press } from '../pages/questionnaires.ts'
import { questionnaires, setSlider, thanks } from '../pages/questionnaires.ts'
import { LONG, sidewaysScroll } from '../pages/shell.ts'
import { waitForPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

for (const look of LOOKS) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test(
      `[REL 6, QST-30, QST-31, QST-35] the list, a form with all kinds of questions, what is missing, and the score over time, ${look.colorScheme}`,
      LONG,
      async ({ page }) => {
        test.setTimeout(300_000)
        const { session, institution } = await newMember(started())
        await askFor(started(), institution, WEEK)
        await answeredElsewhere(session, 6)
        await page.goto('/login')
        await logIn(page, session.username)
        await expectHome(page)
        await openList(page)
        await expect(card(page, TITLE)).toBeVisible()
        expect(await faultsOf(page)).toEqual([])

        await openForm(page, CHECK_IN)
        expect(await faultsOf(page)).toEqual([])
        await press(page, 'finish').click()
        await expect(page.getByText(questionnaires('needsAnswer')).first()).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)

        await openWeek(page, await told(session))
        await setSlider(page, PAIN, 4)
        await setSlider(page, SLEEP, 5)
        expect(await faultsOf(page)).toEqual([])
        await waitForPress(page)
        await press(page, 'send').click()
        await expect(thanks(page)).toBeVisible()
        await expect(page.getByText(questionnaires('overTime')).first()).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
  })
}
