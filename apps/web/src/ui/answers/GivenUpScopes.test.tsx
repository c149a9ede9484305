import { scopeFlags, type Scope } from '@lading/domain/transactions/scope'
import { useForm } from '@mantine/form'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Form } from '../forms/Form.tsx'
import { TextField } from '../forms/fields/Fields.tsx'
import { ScopeOfForm, wholeForm } from './form-scope.ts'
import { GivenUpScopes } from './GivenUpScopes.tsx'

const minimums = { domestic: '1000000.00', international: '3000000.00', nvocc: '5000000.00' }

function Capital({ held }: { held: readonly Scope[] }) {
  const form = useForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    initialValues: {
      paid_up_capital: '6000000.00',
      gives_up_domestic: false,
      gives_up_international: false,
      gives_up_nvocc: false,
    },
  })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <ScopeOfForm
        value={wholeForm({
          scopes: { agency: 'dti', held: scopeFlags(held), minimums, surrendered_at: '/business/7' },
        })}
      >
        <TextField name="paid_up_capital" label="Paid-up capital" />
        <GivenUpScopes />
      </ScopeOfForm>
    </Form>
  )
}

test('a client is asked which scope is given up once the capital no longer carries it', async () => {
  const screen = await show(<Capital held={['domestic', 'international', 'nvocc']} />)
  const capital = screen.getByLabelText('Paid-up capital')
  await expect.element(capital).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await capital.fill('2000000')
  await expect.element(screen.getByText(/minimum for NVOCC and international/)).toBeVisible()
  await expect.element(screen.getByText('Needs at least ₱5,000,000.00.')).toBeVisible()
  await screen.getByLabelText('Give up NVOCC').click()
  await capital.fill('9000000')
  // What was ticked stays in sight, to be taken back.
  await expect.element(screen.getByLabelText('Give up International')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Give up NVOCC')).toBeChecked()
})

test('nothing is given up where no scope would be left: the client is led to the surrender', async () => {
  const screen = await show(<Capital held={['international']} />)
  await screen.getByLabelText('Paid-up capital').fill('2000000')
  const surrender = screen.getByRole('link', { name: 'surrender the accreditation' })
  await expect.element(surrender).toHaveAttribute('href', '/business/7')
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
})
