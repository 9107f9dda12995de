import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startServer } from '../harness/serverProcess.ts'
import { account, expectHome, mainLink, logIn, newActivatedPerson } from '../pages/account/account.ts'
import { menuNavigationText } from '../pages/app/menu.ts'
import { chooseLanguage, LONG, PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

test.describe('[ACC-39] pages of the operator', LONG, () => {
  const PAGES = {
    LINK_HOME: 'https://clinic.example/',
    LINK_LOGIN: 'https://clinic.example/login',
    LINK_QUESTIONNAIRES: 'https://clinic.example/forms?lang=',
    LINK_CONTACT: 'https://clinic.example/contact',
  }
  let server: Awaited<ReturnType<typeof startServer>>
  let address: string
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startServer({ env: PAGES })
    address = `http://localhost:${server.port}`
  })
  test.afterAll(() => server.remove())

  test('are linked beside ours, each in the language of the person', async ({ page }) => {
    const person = await newActivatedPerson(server)
    const korean = await loadText('ko', 'navigation')
    const href = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await page.goto(`${address}/login`)
    await expect(href(menuNavigationText('operatorLogin'))).toHaveAttribute('href', `${PAGES.LINK_LOGIN}/en`)
    await page.goto(`${address}/contact-us`)
    await expect(href(account('termsContactPage'))).toHaveAttribute('href', `${PAGES.LINK_CONTACT}/en`)
    await page.goto(`${address}/menu`)
    await chooseLanguage(page, 'ko')
    await expect(href(korean('operatorHome'))).toHaveAttribute('href', 'https://clinic.example/ko')
    await chooseLanguage(page, 'en')
    await page.goto(`${address}/login`)
    await logIn(page, person.username)
    await expectHome(page)
    await page.goto(`${address}/questionnaires_page`)
    await expect(href(menuNavigationText('operatorQuestionnaires'))).toHaveAttribute(
      'href',
      'https://clinic.example/forms?lang=en',
    )
  })
})

test(
  '[ACC-39] if the operator names no contact, Contact us leads to our own help',
  LONG,
  async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.getByText(account('contactNoneHelp'))).toBeVisible()
    await mainLink(page, menuNavigationText('userGuide')).click()
    await expect(page).toHaveURL(/\/user-guide$/)
    await page.goBack()
    await mainLink(page, menuNavigationText('faq')).click()
    await expect(page).toHaveURL(/\/faq$/)
  },
)
