import { expect } from '@playwright/test'
import { uploadQuestionnaire, newMember } from '../harness/questionnaire.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { findAxeFaults, AXE_LOOKS } from '../pages/app/axe.ts'
import { LONG, sidewaysScroll } from '../pages/app/shell.ts'
import {
  CHECK_IN,
  openForm,
  openQuestionnaireList,
  questionnaireButton,
  questionnaireCard,
  questionnaires,
  setQuestionSlider,
  thanksToast,
} from '../pages/guide/questionnaires.ts'
import {
  answerElsewhere,
  openWeek,
  PAIN,
  SLEEP_QUESTION,
  WEEKLY_FORM_TITLE,
  readWeeklyFormStatus,
  WEEKLY_FORM,
} from '../pages/guide/weeklyForm.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

for (const look of AXE_LOOKS) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test(
      `[REL 6, QST-30, QST-31, QST-35] the list, a form with all kinds of questions, missing answers, and the score over time, ${look.colorScheme}`,
      LONG,
      async ({ page }) => {
        test.setTimeout(300_000)
        const { session, institution } = await newMember(startedServer())
        await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
        await answerElsewhere(session, 6)
        await page.goto('/login')
        await logIn(page, session.username)
        await expectHome(page)
        await openQuestionnaireList(page)
        await expect(questionnaireCard(page, WEEKLY_FORM_TITLE)).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])

        await openForm(page, CHECK_IN)
        expect(await findAxeFaults(page)).toEqual([])
        await questionnaireButton(page, 'finish').click()
        await expect(page.getByText(questionnaires('needsAnswer')).first()).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)

        await openWeek(page, await readWeeklyFormStatus(session))
        await setQuestionSlider(page, PAIN, 4)
        await setQuestionSlider(page, SLEEP_QUESTION, 5)
        expect(await findAxeFaults(page)).toEqual([])
        await waitPastPress(page)
        await questionnaireButton(page, 'send').click()
        await expect(thanksToast(page)).toBeVisible()
        await expect(page.getByText(questionnaires('overTime')).first()).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
  })
}
