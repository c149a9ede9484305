import { expect, type Page } from '@playwright/test'

/** Reads a message at the top right and closes it, for what lies under it is needed before it goes by itself. */
export async function readMessage(page: Page, words: string): Promise<void> {
  const message = page.getByRole('status').filter({ hasText: words })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: 'Close message' }).click()
  await expect(message).toBeHidden()
}
