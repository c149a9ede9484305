import { requirementCatalogue } from '@lading/domain/accreditation/requirements/requirement-catalogue'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Page } from '@playwright/test'

/** What time it is at the portal, whatever the clock of this machine says. */
export async function portalTime(page: Page): Promise<Date> {
  const answer = await page.request.get('/api/health')
  const { checked_at } = (await answer.json()) as { checked_at: string }
  return new Date(checked_at)
}

/** Today at the agencies, or the same day some years before or after, as a person types it. */
export async function portalDay(page: Page, { years = 0 } = {}): Promise<string> {
  const day = await portalTime(page)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toLocaleDateString('en-GB', {
    timeZone: 'Asia/Manila',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/**
 * A day that this document may bear, typed as above: a fiscal year has ended, a permit ends in a year. Neither turns
 * wrong where a journey passes midnight.
 */
export const dayOnFaceOf = (page: Page, title: string): Promise<string> =>
  portalDay(page, { years: requirementCatalogue.find(({ name }) => name === title)?.day === 'past' ? 0 : 1 })

/** The same of today, as a call says it: `2026-11-25`. */
export const portalIsoDay = async (page: Page): Promise<string> => manilaDay(await portalTime(page))
