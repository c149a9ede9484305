import { Button } from '@mantine/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, Refusal } from '../../testing/server.ts'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { Form, useSchemaForm } from '../forms/Form.tsx'
import { BusinessSections } from './BusinessSections.tsx'
import {
  type BusinessProfile,
  BusinessProfileDraft,
  BusinessProfileGiven,
} from '@lading/contract/forms/business/business-profile'

const makati = {
  region_code: '1300000000',
  region_name: 'National Capital Region (NCR)',
  province_code: '1380300000',
  province_name: 'City of Makati',
  city_code: '1380300000',
  city_name: 'City of Makati',
  barangay_code: '1380300001',
  barangay_name: 'Bangkal',
  zip_code: '1233',
}
const bangkal = {
  region: { code: makati.region_code, name: makati.region_name },
  province: { code: makati.province_code, name: makati.province_name },
  city: { code: makati.city_code, name: makati.city_name },
  barangay: { code: makati.barangay_code, name: makati.barangay_name },
}
const known = { business_name: 'Bayani', form: 'corporation', tin: '012345678000', ...makati }

const places = (...rows: [string, string][]) => ({
  data: rows.map(([code, name]) => ({ code, name })),
  total: rows.length,
})
beforeEach(() => {
  answer('GET /regions', () =>
    places(['1300000000', 'National Capital Region (NCR)'], ['0700000000', 'Region VII (Central Visayas)']),
  )
  answer('GET /provinces', ({ path }) =>
    path.includes('07') ? places(['0702200000', 'Cebu']) : places(['1380300000', 'City of Makati']),
  )
  answer('GET /cities', ({ path }) =>
    path.includes('0702') ? places(['0702201000', 'Alcantara']) : places(['1380300000', 'City of Makati']),
  )
  answer('GET /barangays', () => places(['1380300001', 'Bangkal']))
  answer('GET /places', () => ({
    data: [bangkal],
    total: 1,
  }))
  answer('GET /zipcodes', () => ({ data: [{ zip: '1233', place: 'Bangkal' }], total: 1 }))
  answer('GET /countries', () => places(['PH', 'Philippines'], ['SG', 'Singapore']))
})

function Edit({ profile, onSave }: { profile: object; onSave: (profile: BusinessProfile) => void }) {
  const form = useSchemaForm(BusinessProfileGiven, BusinessProfileDraft.parse(profile))
  return (
    <Form form={form} onSubmit={onSave}>
      <BusinessSections />
      <Button type="submit">Save</Button>
    </Form>
  )
}

async function edit(profile: object = known) {
  const onSave = vi.fn<(profile: BusinessProfile) => void>()
  const screen = await show(<Edit profile={profile} onSave={onSave} />)
  const save = async () => {
    await screen.getByRole('button', { name: 'Save' }).click()
    return onSave.mock.lastCall?.[0]
  }
  return { screen, save, onSave }
}

/** Milliseconds: all sections are drawn for the first time. */
const FIRST_FORM = { timeout: 15_000 }

test('choosing another region leaves nothing of the former address behind', async () => {
  const { screen, save } = await edit()
  await screen.getByRole('combobox', { name: 'Region' }).click(FIRST_FORM)
  await screen.getByRole('option', { name: 'Region VII (Central Visayas)' }).click()

  expect(await save()).toMatchObject({
    region_name: 'Region VII (Central Visayas)',
    province_code: '',
    city_name: '',
    barangay_code: '',
    zip_code: '1233', // typed by the person: never cleared unasked
  })
})

test('the ZIP code of a barangay is proposed where none is answered, and one that is answered stays', async () => {
  const { screen } = await edit({ ...known, zip_code: '' })
  await expect.element(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('1233')
  await screen.getByRole('combobox', { name: /^ZIP code/ }).fill('1234')
  await screen.getByRole('button', { name: 'Use 1233' }).click()
  await expect.element(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('1233')
})

test('the ZIP code of a branch is proposed to that branch, also where one before it was removed', async () => {
  const zips = [
    { zip: '1233', place: 'Bangkal' },
    { zip: '1209', place: 'Bel-Air' },
  ]
  answer('GET /zipcodes', () => ({ data: zips, total: 2 }))
  const branches = ['Davao', 'Cebu', 'Iloilo'].map((name) => ({ key: name, name, ...makati, barangay_code: '' }))
  const open = branches.map((branch) => ({
    ...branch,
    barangay_name: '',
    zip_code: branch.name === 'Cebu' ? '' : '1000',
  }))
  const { screen, save } = await edit({ ...known, branches: open })
  await screen.getByRole('button', { name: 'Remove branch 1' }).click()
  const first = screen.getByRole('region', { name: 'Branches' })
  await first
    .getByRole('combobox', { name: /^Barangay/ })
    .first()
    .click()
  await screen.getByRole('option', { name: 'Bangkal' }).click()
  await expect.element(first.getByRole('combobox', { name: /^ZIP code/ }).first()).toHaveValue('1233')
  expect((await save())?.branches).toMatchObject([{ zip_code: '1233' }, { zip_code: '1000' }])
})

test('a province is offered only once its region is chosen, and the field says so', async () => {
  const { screen } = await edit({ ...known, region_code: '', province_code: '', city_code: '', barangay_code: '' })
  await expect.element(screen.getByRole('combobox', { name: 'Province or district' })).toBeDisabled()
  await expect.element(screen.getByText('Choose the region first.')).toBeVisible()
})

test('a row that is added takes the focus; one that is removed leaves the others’ answers alone', async () => {
  const { screen, save } = await edit()
  const add = screen.getByRole('button', { name: 'Add an officer' })
  await add.click()
  await userEvent.keyboard('Ana Reyes')
  await add.click()
  await userEvent.keyboard('Ben Cruz')
  await screen.getByRole('button', { name: 'Remove officer 1' }).click()

  await expect.element(add).toHaveFocus()
  const saved = await save()
  expect(saved?.officers.map(({ name }) => name)).toEqual(['Ben Cruz'])
})

test('an officer who is known already begins at what is not known', async () => {
  startSession({ user: person('customer'), authorisation })
  const { screen } = await edit()
  const officers = screen.getByRole('region', { name: 'Officers' })
  await officers.getByRole('button', { name: /^Add (?!an officer)/ }).click()
  await expect.element(officers.getByRole('textbox', { name: /^Position/ })).toHaveFocus()
})

test('rows pasted from a spreadsheet are shown with what is wrong, added once they are right, and taken back', async () => {
  const { screen, save } = await edit()
  const officers = screen.getByRole('region', { name: 'Officers' })
  await officers.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Rows' })
    .fill(
      'Full name\tPosition\tNationality\tHours of training\nAna Reyes\tManager\tFilipino\t64\nBen Tan\t\tMartian\tmany',
    )
  await expect.element(dialog.getByText('Row 3, Position: Enter the position.')).toBeVisible()
  await expect.element(dialog.getByText('Row 3, Nationality: Choose a nationality from the list.')).toBeVisible()
  await expect.element(dialog.getByText('Row 3, Hours of training: Enter a whole number.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 row' }).click()

  // The faulty one stays, under the same header, until it is right.
  await dialog.getByRole('textbox', { name: 'Rows' }).fill('Ben Tan\tDirector\tSingaporean\t\t8')
  await dialog.getByRole('button', { name: 'Add 1 row' }).click()
  await expect.element(screen.getByText('2 rows were added.')).toBeVisible()
  expect((await save())?.officers).toMatchObject([
    { name: 'Ana Reyes', position: 'Manager', nationality: 'PH', training_hours: 64 },
    { name: 'Ben Tan', position: 'Director', nationality: 'SG', training_hours: 8 },
  ])

  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(officers.getByRole('button', { name: 'Paste rows' })).toHaveFocus()
  expect((await save())?.officers).toEqual([])
})

test('rows that the list has already are named, and left out unless they are wanted twice', async () => {
  const ana = { name: 'Ana Reyes', position: 'Manager', nationality: 'PH', is_key_officer: false, training_hours: 64 }
  const { screen, save } = await edit({ ...known, officers: [{ key: 'a', ...ana }] })
  const officers = screen.getByRole('region', { name: 'Officers' })
  await officers.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Rows' })
    .fill('Ana Reyes\tManager\tFilipino\t\t64\nBen Tan\tDirector\tFilipino\t\t8')
  const choice = dialog.getByRole('checkbox', { name: 'Leave out the row that is already in the list' })
  await expect.element(choice).toBeChecked()
  await expect.element(choice).toHaveAccessibleDescription('Every column is the same: row 1 (Ana Reyes).')
  await choice.click()
  await expect.element(dialog.getByRole('button', { name: 'Add 2 rows' })).toBeEnabled()
  await choice.click()
  await dialog.getByRole('button', { name: 'Add 1 row' }).click()
  expect((await save())?.officers).toMatchObject([{ name: 'Ana Reyes' }, { name: 'Ben Tan' }])
})

test('addresses of pasted rows that could not be looked up are looked up again on request', async () => {
  const asked: number[] = []
  answer('POST /places', ({ body }) => {
    const { searches } = body as { searches: string[] }
    asked.push(searches.length)
    if (asked.length === 2) return new Refusal('too-many-requests', 'Too many requests.')
    return { data: searches.map((q) => ({ q, places: [bangkal] })) }
  })
  const { screen } = await edit()
  await screen.getByRole('region', { name: 'Branches' }).getByRole('button', { name: 'Paste rows' }).click()
  const dialog = screen.getByRole('dialog')
  const rows = Array.from({ length: 30 }, (_, at) => `Branch ${at}\tBangkal\tMakati ${at}`)
  await dialog
    .getByRole('textbox', { name: 'Rows' })
    .fill(['Branch name\tBarangay\tCity or municipality', ...rows].join('\n'))
  await expect.element(dialog.getByText(/^5 addresses could not be looked up/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(asked).toEqual([25, 5, 5])
})

test('percentages are added up as they are typed', async () => {
  const { screen } = await edit({
    ...known,
    stockholders: [
      { key: 'a', name: 'Ana', nationality: 'PH', amount: '6000000.00', percent: '60' },
      { key: 'b', name: 'Ben', nationality: 'PH', amount: '3000000.00', percent: '30' },
    ],
  })
  await expect.element(screen.getByText('90 %, not 100 %')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Percentage' }).nth(1).fill('40')
  await expect.element(screen.getByText('100 %', { exact: true })).toBeVisible()
})

test('a person with one owner says with one press whose the business is', async () => {
  const { screen, save } = await edit({ ...known, form: 'sole-proprietorship' })
  await screen.getByRole('radio', { name: 'Not Filipino' }).click()
  expect(await save()).toMatchObject({ filipino_percent: '0', foreign_percent: '100' })
  await screen.getByRole('radio', { name: 'Filipino', exact: true }).click()
  expect(await save()).toMatchObject({ filipino_percent: '100', foreign_percent: '0' })
})

test('an address is found by some letters of its places, which are all filled in; the street comes next', async () => {
  const { screen, save } = await edit({ business_name: 'Tala', form: 'corporation', tin: '212345678000' })
  await screen.getByRole('combobox', { name: 'Find the barangay or city' }).fill('bang maka')
  await screen.getByRole('option', { name: /^Bangkal, City of Makati/ }).click()
  await expect.element(screen.getByText(/^Filled in: Bangkal, City of Makati, National/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Street/ })).toHaveFocus()
  await expect.element(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('1233')
  expect(await save()).toMatchObject(makati)
})

test('choosing the legal form says where such a business is registered, and asks for its board', async () => {
  const { screen, save } = await edit({ business_name: 'Tala', tin: '212345678000' })
  await screen.getByRole('combobox', { name: 'Legal form' }).click()
  await screen.getByRole('option', { name: 'Cooperative' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Board of directors' })).toBeVisible()
  expect(await save()).toMatchObject({ registration_authority: 'Cooperative Development Authority' })
})

test('a wrong answer is told under its field and above, and nothing is sent', async () => {
  const { screen, onSave } = await edit({ ...known, officers: [{ key: 'a', name: 'Ana', nationality: 'PH' }] })
  await screen.getByRole('textbox', { name: /^E-mail \*?$|^E-mail$/ }).fill('not an address')
  await screen.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect
    .element(screen.getByRole('link', { name: 'Enter an e-mail address, such as name@company.ph.' }))
    .toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})
