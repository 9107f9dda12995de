import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setSeverity } from './record.ts'
import { chip, effect, itemName } from './recordSections.ts'

const records = await loadText('en', 'records')

const ORDER = [
  'severity',
  'locations',
  'symptoms',
  'characteristics',
  'aggravatingFactors',
  'medications',
  'interventions',
  'timing',
  'environment',
  'notes',
] as const

export type RecordSection = (typeof ORDER)[number]

interface Step {
  section: RecordSection
  /** What is entered there, and how the list of sections then shows it. */
  act: (page: Page) => Promise<void>
  told: string | RegExp
}

const NOTE = 'A night with little sleep <b>&'

const ACTS: Record<RecordSection, Omit<Step, 'section'>> = {
  severity: { act: (page) => setSeverity(page, 8), told: /^Severity.*8/ },
  locations: {
    act: (page) => chip(page, 'locations', itemName('location.head')).click(),
    told: itemName('location.head'),
  },
  symptoms: {
    act: (page) => chip(page, 'symptoms', itemName('symptom.fatigue')).click(),
    told: itemName('symptom.fatigue'),
  },
  characteristics: {
    act: (page) => chip(page, 'characteristics', itemName('character.aching')).click(),
    told: itemName('character.aching'),
  },
  aggravatingFactors: {
    act: (page) => chip(page, 'aggravatingFactors', itemName('aggravating_factor.nothing')).click(),
    told: itemName('aggravating_factor.nothing'),
  },
  medications: {
    act: (page) => page.getByRole('button', { name: records('noMedications'), exact: true }).click(),
    told: records('noMedications'),
  },
  interventions: {
    act: (page) => effect(page, itemName('alleviating_factor.rest'), 'helped').click(),
    told: '1 helped, 0 didn’t',
  },
  timing: {
    act: (page) => page.getByRole('button', { name: records('allDay'), exact: true }).click(),
    told: records('timing'),
  },
  environment: {
    act: (page) => chip(page, 'environment', itemName('environment.home')).click(),
    told: itemName('environment.home'),
  },
  notes: { act: (page) => page.getByLabel(records('notes')).fill(NOTE), told: NOTE },
}

/** The minimal entry in each section, in the order of the editor. */
export const STEPS: readonly Step[] = ORDER.map((section) => ({ section, ...ACTS[section] }))

export const sectionRow = (page: Page, section: RecordSection): Locator =>
  page
    .getByRole('navigation', { name: records('sections') })
    .getByRole('button', { name: new RegExp(`^${records(section)}`) })

const drawerButton = (page: Page): Locator =>
  page.getByRole('button', { name: records('sections'), exact: true })

/** Beside the editor, or in the drawer of a phone, which this opens. */
export async function showSections(page: Page): Promise<void> {
  await expect(sectionRow(page, 'notes').or(drawerButton(page)).first()).toBeVisible()
  if (!(await sectionRow(page, 'notes').isVisible())) await drawerButton(page).click()
}

export async function goToSection(page: Page, section: RecordSection): Promise<void> {
  await showSections(page)
  await sectionRow(page, section).click()
  await expect(page.getByRole('dialog', { name: records('sections') })).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`section=${section}`))
}

/** Closes the drawer of a phone; beside the editor the sections stay visible. */
export async function hideSections(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: records('sections') })
  if (await drawer.isVisible()) await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
}
