import { expect, type Page } from '@playwright/test'
import { portalDay } from './clock.ts'

interface NewBusiness {
  readonly name: string
  readonly tin: string
}

/** Fills in the form that registers a business, where it is open. */
export async function fillRegistration(page: Page, { name, tin }: NewBusiness, form: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Business name').fill(name)
  await dialog.getByRole('radio', { name: form }).check()
  await dialog.getByLabel(/TIN/).fill(tin)
  await dialog.getByRole('button', { name: 'Register' }).click()
}

/** What somebody answers in each section that is not done yet, in their order. */
export type SectionAnswers = readonly (readonly [section: string, answer: (page: Page) => Promise<void>])[]

/** The answers of a sole proprietor, section by section: what the account knows and what the form has no use for is not asked. */
export const answersOfSoleProprietor: SectionAnswers = [
  [
    'The business',
    async (page) => {
      await fill(page, /^Registration number/, 'BN2026-12345')
      await fill(page, /^Registered on/, '12 Jan 2020')
    },
  ],
  [
    'Capital and ownership',
    async (page) => {
      await expect(page.getByLabel(/^Par value/)).toHaveCount(0)
      await fill(page, /^Paid-up capital/, '6000000')
      await page.getByRole('radio', { name: 'Filipino', exact: true }).check()
    },
  ],
  [
    'Principal office',
    async (page) => {
      await page.getByRole('combobox', { name: 'Find the barangay or city' }).fill('bangkal makati')
      await page.getByRole('option', { name: /^Bangkal, City of Makati/ }).click()
      await expect(page.getByLabel(/^Street/)).toBeFocused() // as the choice leads there, before it is reached otherwise
      await fill(page, /^Street/, 'Unit 501, 24 Evangelista Street')
      await expect(page.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('1233')
    },
  ],
  [
    'Operations and facilities',
    async (page) => {
      await fill(page, /^Operations began on/, '1 Jul 2020')
      await fill(page, /^Male employees/, '12')
      await fill(page, /^Female employees/, '14')
      await fill(page, /^Office area/, '180')
    },
  ],
  [
    'Insurance',
    async (page) => {
      await fill(page, /^Insurer/, 'Pacific Mutual Insurance')
      await fill(page, /^Policy number/, 'CL-2026-0042')
      await fill(page, /^Amount of cover/, '2000000')
      await fill(page, /^Cover starts on/, await portalDay(page, { years: -1 }))
      await fill(page, /^Cover ends on/, await portalDay(page, { years: 2 }))
    },
  ],
  [
    'Authorised representative',
    async (page) => {
      await expect(page.getByLabel(/^Position of the representative/)).toHaveValue('Owner')
      await fill(page, /^Identification of the representative/, 'Passport P1234567A')
    },
  ],
  [
    'Officers',
    async (page) => {
      await page.getByRole('button', { name: 'Add Teresa Peñaflor' }).click()
      await fill(page, /^Hours of training/, '64')
    },
  ],
  ['Agents and principals', () => Promise.resolve()],
  ['Branches', () => Promise.resolve()],
]

const MEMBERS = [
  ['Name', 'Shares', 'Amount subscribed', 'Percentage', 'Nationality'],
  ['Ramon Peñaflor', '60000', '6,000,000.00', '60', 'Filipino'],
  ['Teresa Peñaflor', '40000', '4,000,000.00', '40', 'Filipino'],
]

/** Those of a cooperative: a sole proprietor's, and what members and a board bring with them. */
export const answersOfCooperative: SectionAnswers = answersOfSoleProprietor.flatMap(([section, answer]) => {
  if (section === 'Capital and ownership') return [[section, capitalOfCooperative]] as const
  if (section === 'Authorised representative') return [[section, representativeOfCooperative]] as const
  if (section !== 'Officers') return [[section, answer]] as const
  return [
    [section, officerOfCooperative],
    ['Board of directors', (page) => addRow(page, 'director', { 'Full name': 'Ramon Peñaflor', Position: 'Chairman' })],
    ['Members', (page) => pasteRows(page, MEMBERS)],
  ] as const satisfies SectionAnswers
})

async function capitalOfCooperative(page: Page): Promise<void> {
  await fill(page, /^Authorised capital/, '20000000')
  await fill(page, /^Subscribed capital/, '10000000')
  await fill(page, /^Paid-up capital/, '6000000')
  await fill(page, /^Par value/, '100')
  await fill(page, /^Filipino ownership/, '100')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Foreign ownership/)).toHaveValue('0')
}

async function representativeOfCooperative(page: Page): Promise<void> {
  await fill(page, /^Position of the representative/, 'General Manager')
  await fill(page, /^Identification of the representative/, 'Passport P1234567A')
}

async function officerOfCooperative(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Teresa Peñaflor' }).click()
  await fill(page, /^Position/, 'General Manager')
  await page.getByLabel('Key operating officer').check()
  await fill(page, /^Hours of training/, '64')
}

/** Brings rows as a spreadsheet copies them. */
async function pasteRows(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  await copyElsewhere(page, text)
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rows').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(dialog.getByLabel('Rows')).toHaveValue(text)
  await dialog.getByRole('button', { name: `Add ${rows.length - 1} rows` }).click()
  await expect(page.getByText(`${rows.length - 1} rows were added.`)).toBeVisible()
}

/** Copies a text in another window, as somebody does who has it in a spreadsheet. */
async function copyElsewhere(page: Page, text: string): Promise<void> {
  const spreadsheet = await page.context().newPage()
  await spreadsheet.setContent('<textarea></textarea>')
  await spreadsheet.getByRole('textbox').fill(text)
  await spreadsheet.getByRole('textbox').selectText()
  await spreadsheet.keyboard.press('ControlOrMeta+C')
  await spreadsheet.close()
  await page.bringToFront()
}

const fill = (page: Page, label: RegExp, text: string) => page.getByLabel(label).first().fill(text)

/** Adds a row to a list and answers it. */
export async function addRow(page: Page, one: string, answers: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Add an? ${one}`) }).click()
  const row = page.getByRole('group', { name: new RegExp(`^${one} \\d`, 'i') }).last()
  for (const [label, text] of Object.entries(answers)) await row.getByLabel(new RegExp(`^${label}`)).fill(text)
}
