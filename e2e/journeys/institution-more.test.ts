import { expect } from '@playwright/test'
import {
  newInstitution,
  registrationCode,
  saveInstitution,
  switchOff,
  type Institution,
} from '../harness/institution.ts'
import { newAccountNames } from '../harness/person.ts'
import {
  acceptTerms,
  account,
  activationPath,
  button,
  commonText,
  labelledField,
  fillInRegistration,
  mainLink,
  logIn,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { activateButton, pageHeading } from '../pages/account/activation.ts'
import {
  logInByInstitutionLink,
  endMembership,
  expectJoined,
  fillInConsent,
  FULL_NAME,
  institutions,
  invitationPath,
  joinButton,
  joinInstitution,
  listLink,
  sectionWithHeading,
} from '../pages/account/institution.ts'
import { DESKTOP, LONG } from '../pages/app/shell.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const WRONG_CODE = '00000-00000-00000-00000'
const SPEC_REFUSED = 'Could not join the institution due to the following error: '

test(
  '[INST-7, INST-21, CONS-11] a wrong code stops no registration: it is reported, and asked for again after the sign-in',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/422/)
    const names = newAccountNames()
    const { slug, name } = await newInstitution(startedServer(), { needs_registration_code: true })
    await page.goto(`/consent?institution=${slug}`)
    await fillInConsent(page, name)
    await labelledField(page, account('registrationCode')).fill(WRONG_CODE)
    await button(page, commonText('continue')).click()
    await expect(page).toHaveURL(/\/register\?institution=/)
    await fillInRegistration(page, names)
    await acceptTerms(page)
    await button(page, account('register')).click()
    await expect(pageHeading(page, account('checkMail'))).toBeVisible()
    await expect(page.getByText(SPEC_REFUSED)).toBeVisible()

    await page.goto(await activationPath(startedServer(), names))
    await activateButton(page).click()
    await mainLink(page, account('logIn')).click()
    await logIn(page, names.username)
    await expect(pageHeading(page, institutions('joinTitle', { name }))).toBeVisible()
    await expect(labelledField(page, account('fullName')), 'typed in this tab, and theirs').toHaveValue(
      FULL_NAME,
    )
    await joinButton(page).click()
    await expect(labelledField(page, account('registrationCode'))).toBeFocused()
    const right = await registrationCode(startedServer(), { slug, name })
    await labelledField(page, account('registrationCode')).fill(right.toLowerCase().replaceAll('-', ' '))
    await waitPastPress(page)
    await joinButton(page).click()
    await expectJoined(page, name)
  },
)

test(
  '[INST-14] an institution that cannot be loaded is reported and forgotten: nobody is registered with it unseen',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    const { slug, name } = await newInstitution(startedServer())
    await page.route('**/core/get-translation*', (route) => route.abort())
    await page.goto(`/register?institution=${slug}`)
    await expect(page.getByText('The texts could not be loaded')).toBeVisible()
    await expect(mainLink(page, account('haveAccount'))).toHaveAttribute('href', '/login')
    await page.unroute('**/core/get-translation*')
    await button(page, commonText('retry')).click()
    await expect(page.getByRole('region', { name })).toContainText('Welcome to Riverside')
    await expect(mainLink(page, account('haveAccount'))).toHaveAttribute('href', `/login?institution=${slug}`)
  },
)

test(
  '[INST-15] an institution that is not activated says so and leads to log in, unless the person stays',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/422/)
    const institution = await newInstitution(startedServer())
    await switchOff(startedServer(), institution)
    await page.clock.install()
    await page.goto(`/register?institution=${institution.slug}`)
    await expect(page.getByText('Institution is not activated')).toBeVisible()
    await button(page, account('linkStay')).click()
    await page.clock.runFor(6_000)
    await expect(page.getByText(account('linkStays'))).toBeVisible()
    await expect(page).toHaveURL(/\/redirect\?view=institution-not-active$/)

    await page.reload()
    await expect(page.getByText(institutions('notActiveLeads'))).toBeVisible()
    // The clock of the page advances meanwhile.
    await page.clock.runFor(2_000)
    await expect(page).toHaveURL(/\/redirect/)
    await page.clock.runFor(3_100)
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  '[CONS-1, CONS-4] every field says what is wrong, and a changed consent text is shown before it counts',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/422/)
    const wishes = { primary_id_format: 'RP-9999' }
    const { slug, name } = await newInstitution(startedServer(), wishes)
    const { username } = await newActivatedPerson(startedServer())
    await logInByInstitutionLink(page, invitationPath(slug), username)
    await joinButton(page).click()
    await expect(labelledField(page, account('fullName'))).toBeFocused()
    await expect(page.getByText('This field cannot be empty')).toHaveCount(3)
    await expect(page.getByText('Consent to data storage is required')).toBeVisible()
    await fillInConsent(page, name)
    const number = labelledField(page, institutions('primaryId', { name }))
    await number.fill('1234')
    await expect(number).toHaveAccessibleDescription(/This ID does not have the right format/)
    await number.fill('rp-4321')
    await saveInstitution(startedServer(), slug, {
      ...wishes,
      texts: { en: { consentText: 'Other words.' } },
    })
    await joinButton(page).click()
    await expect(page.getByText(institutions('textChanged'))).toBeVisible()
    await expect(page.getByText('Other words.')).toBeVisible()
    await page.locator('label', { hasText: institutions('consentGive', { name }) }).click()
    await waitPastPress(page)
    await joinButton(page).click()
    await expectJoined(page, name)
  },
)

test(
  '[CONS-5, CONS-6, CONS-7] a person who has left still sees what the institution sees, and withdraws by the same two steps',
  LONG,
  async ({ page }) => {
    const { name } = await joined(page)
    await endMembership(page, 'leave', name)
    await expect(page.getByText(/^Left on/)).toBeVisible()
    await expect(button(page, institutions('leave'))).toHaveCount(0)
    await expect(sectionWithHeading(page, institutions('seesTitle', { name }))).toContainText(FULL_NAME)
    await endMembership(page, 'withdraw', name)
    await expect(page.getByText(institutions('noneTitle'))).toBeVisible()
  },
)

test.describe('on a wide page', () => {
  test.use({ viewport: DESKTOP })

  test(
    '[CONS-9, INST-17, SET-15] without a line the last known is shown, in the settings, too',
    LONG,
    async ({ page, context, watch }) => {
      watch.expectError(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
      const { name } = await joined(page, {
        pain_service: true,
        sponsors: 'pro',
        texts: { en: { painServiceText: 'We call you once a week.' } },
      })
      const seen = sectionWithHeading(page, institutions('seesTitle', { name }))
      await expect(seen).toContainText(FULL_NAME)
      await context.setOffline(true)
      await listLink(page).click()
      await page.getByRole('link', { name }).click()
      await expect(page.getByText(institutions('lastKnown')).first()).toBeVisible()
      await expect(seen).toContainText(FULL_NAME)
      await context.setOffline(false)
      await page.goto('/settings?section=pain_service')
      await expect(page.getByText('Transitional Pain Service').first()).toBeVisible()
      await expect(page.getByText('We call you once a week.')).toBeVisible()
      await page.goto('/profile?section=plan')
      await expect(page.getByText(institutions('paidBy', { name }))).toBeVisible()
    },
  )
})

async function joined(
  page: Parameters<typeof joinInstitution>[0],
  wishes: Parameters<typeof newInstitution>[1] = {},
): Promise<Institution> {
  const [institution, { username }] = await Promise.all([
    newInstitution(startedServer(), wishes),
    newActivatedPerson(startedServer()),
  ])
  await logInByInstitutionLink(page, invitationPath(institution.slug), username)
  await joinInstitution(page, institution.name)
  return institution
}
