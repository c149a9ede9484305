import type { Locator, Page } from '@playwright/test'

/** The field of the box that takes a file by this name, or takes another in place of one that is there. */
export function fileField(within: Page | Locator, name: string): Locator {
  const label = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  return within.getByRole('group', { name: label }).first().getByLabel(label).first()
}
