import { expect, type Page } from '@playwright/test'
import { createInvitationCode, newInstitution, switchOff } from '../harness/institution.ts'
import {
  account,
  button,
  commonText,
  expectHome,
  labelledField,
  mainLink,
  logIn,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
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
  sectionWithHeading,
} from '../pages/account/institution.ts'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { openQuestionnaireList } from '../pages/guide/questionnaires.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const SPEC_REFUSED = 'Could not join the institution due to the following error: '

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
}

test.use({ viewport: PHONE })

test(
  '[INST-26, INST-6] with keys alone: no line, a used code, and a right one from the page of institutions',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(/404|ERR_INTERNET_DISCONNECTED|dynamically imported module/)
    const clinic = await newInstitution(startedServer())
    const [{ username }, other] = await Promise.all([
      newActivatedPerson(startedServer()),
      newActivatedPerson(startedServer()),
    ])
    const used = await createInvitationCode(startedServer(), clinic, `${other.username}@example.org`)
    const code = await createInvitationCode(startedServer(), clinic, `${username}@example.org`)
    await signIn(page, username)
    await page.goto('/institutions')
    const way = mainLink(page, institutions('haveCode'))
    await expect(way).toBeVisible()
    await way.focus()
    await page.keyboard.press('Enter')
    const typed = labelledField(page, institutions('code'))
    await expect(typed).toBeVisible()
    await typed.focus()
    await page.keyboard.press('Enter')
    await expect(typed).toHaveAccessibleDescription(/This field cannot be empty/)
    await page.keyboard.type('ABC')
    await expect(typed).toHaveAccessibleDescription(/twenty letters/)
    await typed.fill('')
    await page.keyboard.type(used)
    await waitPastPress(page)
    await page.keyboard.press('Enter')
    await expect(typed).toHaveAccessibleDescription(new RegExp(SPEC_REFUSED))
    await expect(typed).toBeFocused()

    await context.setOffline(true)
    await typed.fill(code)
    await waitPastPress(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByText(commonText('noDataConnection'))).toBeVisible()
    await context.setOffline(false)
    await button(page, commonText('retry')).focus()
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, institutions('joinTitle', { name: clinic.name }))).toBeVisible()
    await joinInstitution(page, clinic.name)
    // Opened again later, the link leads to the membership and does not ask for a second consent.
    await page.goto(`/consent?activation_code=${code}`)
    await expect(page.getByText(institutions('alreadyMember', { name: clinic.name }))).toBeVisible()
  },
)

test(
  '[CONS-13, CONS-6] withdrawn on one device: the membership ends there immediately, and on the other after its next check',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(/ERR_FAILED/)
    const [clinic, { username }] = await Promise.all([
      newInstitution(startedServer(), { pain_service: true, sponsors: 'pro' }),
      newActivatedPerson(startedServer()),
    ])
    const { name, slug } = clinic
    await logInByInstitutionLink(page, invitationPath(slug), username)
    await joinInstitution(page, name)
    const other = await anotherDevice(context, PHONE)
    await signIn(other, username)
    await other.goto(`/institutions/${slug}`)
    const seen = sectionWithHeading(other, institutions('seesTitle', { name }))
    await expect(seen).toContainText(FULL_NAME)

    // The call after the withdrawal fails: the withdrawal is valid all the same.
    await expect(sectionWithHeading(page, institutions('seesTitle', { name }))).toContainText(FULL_NAME)
    await page.route('**/sync/get-record', (route) => route.abort())
    await page.route('**/institutions/get-*', (route) => route.abort())
    await endMembership(page, 'withdraw', name)
    await expect(page.getByText(institutions('noneTitle'))).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('link', { name: institutions('title') })).toHaveCount(0)

    await openMenu(other)
    await expect(other.getByRole('link', { name: institutions('title') })).toHaveCount(0)
    await other.goto(`/institutions/${slug}`)
    await expect(other.getByText(institutions('notThere'))).toBeVisible()
    await expect(other.getByText(FULL_NAME)).toHaveCount(0)
    await other.context().close()
  },
)

async function openMenu(page: Page): Promise<void> {
  await page.goto('/menu')
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
}

test(
  '[INST-2, CONS-6] an institution disabled during the consent says so; after a withdrawal a new consent joins again',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(/422/)
    const [clinic, { username }] = await Promise.all([
      newInstitution(startedServer()),
      newActivatedPerson(startedServer()),
    ])
    const { name, slug } = clinic
    await logInByInstitutionLink(page, invitationPath(slug), username)
    await fillInConsent(page, name)
    await switchOff(startedServer(), clinic)
    await joinButton(page).click()
    await expect(page.getByText(`${SPEC_REFUSED}Institution is not activated`)).toBeVisible()
    await expect(labelledField(page, account('fullName')), 'nothing that was typed is lost').toHaveValue(
      FULL_NAME,
    )

    const open = await newInstitution(startedServer())
    for (const way of ['withdraw', 'leave'] as const) {
      await page.goto(`/consent?institution=${open.slug}`)
      await expect(labelledField(page, account('fullName')), 'nothing of before is filled in').toHaveValue('')
      await fillInConsent(page, open.name)
      await waitPastPress(page)
      await joinButton(page).click()
      await expectJoined(page, open.name)
      await endMembership(page, way, open.name)
    }
    await expect(page.getByText(/^Left on/)).toBeVisible()
  },
)

const HOSTILE = [
  ['markup', `<img src=x onerror="alert(1)"> {name} <b>Clinic</b> & 'Söhne'`],
  ['one word', 'Ä'.repeat(200)],
  ['signs and another direction', `🌊👨‍👩‍👧‍👦 عيادة النهر ${'🌊'.repeat(60)}`],
] as const

for (const [kind, name] of HOSTILE) {
  test(
    `[INST-25, REL 6] a name of ${kind} stays plain text, and fits every page at 320 px with text twice as large`,
    LONG,
    async ({ page, watch }) => {
      test.setTimeout(180_000)
      watch.expectError(/422/)
      await page.setViewportSize({ width: 320, height: 640 })
      const words = { painServiceTitle: name, painServiceText: name.repeat(10), contactText: name }
      const texts = { en: { ...words, consentText: `${name}\n\n${name.repeat(3)}` } }
      const wishes = {
        name,
        pain_service: true,
        sponsors: 'pro',
        primary_id_format: 'RP-9999',
        texts,
      } as const
      const [{ slug }, { username }] = await Promise.all([
        newInstitution(startedServer(), wishes),
        newActivatedPerson(startedServer()),
      ])
      const fits = async (): Promise<void> => {
        await enlargeCharacters(page)
        expect(await sidewaysScroll(page)).toBe(0)
      }
      await page.goto(`/?institution=${slug}`)
      await expect(page.getByRole('region', { name })).toBeVisible()
      await fits()
      await page.goto(`/register?institution=${slug}`)
      await expect(page.getByRole('region', { name })).toBeVisible()
      await fits()
      await logInByInstitutionLink(page, invitationPath(slug), username)
      await expect(pageHeading(page, institutions('joinTitle', { name }))).toBeVisible()
      await fits()
      await joinButton(page).click()
      await expect(labelledField(page, account('fullName'))).toBeFocused()
      await fits()
      await page.goto('/institutions')
      await expect(page.getByRole('link').filter({ hasText: name })).toBeVisible()
      await fits()
      await page.goto(`/consent?institution=${slug}`)
      await fillInConsent(page, name)
      await labelledField(page, institutions('primaryId', { name })).fill('RP-1234')
      await joinButton(page).click()
      await expect(page).toHaveURL(/\/institutions\/riverside-/)
      await expect(sectionWithHeading(page, institutions('seesTitle', { name }))).toContainText(FULL_NAME)
      await fits()
      // However long the name in it is, the message can be dismissed.
      await button(page, commonText('ok')).click()
      for (const way of ['leave', 'withdraw'] as const) {
        await button(page, institutions(way)).click()
        await expect(page.getByRole('alertdialog')).toContainText(name)
        await fits()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
      }
      await page.goto('/institutions')
      await expect(page.getByRole('link', { name })).toBeVisible()
      await fits()
      await page.goto('/settings?section=pain_service')
      await expect(page.getByText(name).first()).toBeVisible()
      await fits()
      await page.goto('/profile?section=plan')
      await expect(page.getByText(institutions('paidBy', { name }))).toBeVisible()
      await fits()
      await openQuestionnaireList(page)
      await fits()
      await page.goto(`/consent?institution=${slug}`)
      await expect(page.getByText(institutions('alreadyMember', { name }))).toBeVisible()
      await fits()
    },
  )
}
