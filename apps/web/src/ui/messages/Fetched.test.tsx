import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Fetched } from './Fetched.tsx'

const error = new Error('The portal cannot be reached.')
const told = (data: string) => <p>{data}</p>

test('what is fetched is awaited, explained with another try where it did not come, and shown from then on', async () => {
  let tries = 0
  const refetch = () => (tries += 1)
  const screen = await show(<Fetched of={{ data: undefined, error: null, refetch }}>{told}</Fetched>)
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await screen.unmount()

  const failed = await show(<Fetched of={{ data: undefined, error, refetch }}>{told}</Fetched>)
  await expect.element(failed.getByRole('alert').getByText(error.message)).toBeVisible()
  await failed.getByRole('button', { name: 'Try again' }).click()
  expect(tries).toBe(1)
  await failed.unmount()

  const kept = await show(<Fetched of={{ data: 'Three requests', error, refetch }}>{told}</Fetched>)
  await expect.element(kept.getByText('Three requests')).toBeVisible()
  await expect.element(kept.getByRole('alert')).not.toBeInTheDocument()
})
