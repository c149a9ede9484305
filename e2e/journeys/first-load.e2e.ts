import { paths } from '@lading/contract/addresses/paths'
import { readByEveryPage } from '@lading/contract/calls/public-reads'
import { expect } from '../steps/journey.ts'
import { test } from '../steps/own-portal.ts' // in the proof other journeys add rows, which weigh
import { firstLoad, kinds } from '../../tools/bench/first-load/first-load.ts'
import { opened } from '../../tools/bench/first-load/opened.ts'
import { pageKinds } from '../../tools/bench/first-load/pages.ts'

for (const kind of pageKinds) {
  test(`somebody who opens the ${kind.name} for the first time waits for no more than it needs`, async ({
    browser,
    baseURL,
  }) => {
    const { address, context: settings } = await opened(browser, String(baseURL), kind)
    const context = await browser.newContext(settings)
    const { kilobytes, requests, asked_again, forbidden } = await firstLoad(context, address, { isSlow: false })
    await context.close()
    const read = asked_again.filter((one) => one.includes(readByEveryPage.path))
    expect.soft(read, 'what was named with the page and asked for all the same').toEqual([])
    expect.soft(forbidden, `what the ${kind.name} tries against its own rules`).toEqual([])
    const sum = kinds.reduce((all, of) => all + kilobytes[of], 0)
    const weighs = { kilobytes: Math.ceil(sum), scripts: Math.ceil(kilobytes.scripts), requests }
    for (const name of ['kilobytes', 'scripts', 'requests'] as const)
      expect.soft(weighs[name], `${name} of the ${kind.name}`).toBeLessThanOrEqual(kind.most[name])
  })
}

test.describe('where the network is slow or goes away', () => {
  // Requests that a worker of the page answers do not pass the cut.
  test.use({ serviceWorkers: 'block' })

  test('the mark of the portal stands until the first page does, and says it when that takes long', async ({
    page,
    baseURL,
  }) => {
    const isMarkShown = () => page.evaluate(() => document.getElementById('starting')?.checkVisibility())
    const held = Promise.withResolvers<void>()
    await page.route(`${baseURL}/assets/HomePage*.js`, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(paths.home(), { waitUntil: 'commit' })
    await expect.poll(isMarkShown).toBe(true)
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached()
    expect(await isMarkShown()).toBe(true)
    const sentence = page.getByText('This takes longer than usual.')
    await expect(sentence).toBeHidden()
    await sentence.evaluate((one) => one.getAnimations().forEach((wait) => wait.finish()))
    await expect(sentence).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { level: 1, name: /accredited/ })).toBeVisible()
    expect(await isMarkShown()).toBe(false)
  })

  test('that a part of the portal did not come is said without the code that says it', async ({ page, baseURL }) => {
    // Laid before the page opens: a cut laid afterwards can take hold after the part has come.
    let isCut = false
    await page.route(`${baseURL}/assets/**`, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto(paths.home())
    await expect(page.getByRole('heading', { level: 1, name: /accredited/ })).toBeVisible()
    isCut = true
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toHaveText(
      'The command palette could not be loaded. Check your connection and try again.',
    )
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the palette that is asked for before its code has come opens once it came, and closes again', async ({
    page,
    baseURL,
  }) => {
    const held = Promise.withResolvers<void>()
    let isHeld = false
    await page.route(`${baseURL}/assets/**`, async (route) => {
      if (isHeld) await held.promise
      await route.continue()
    })
    await page.goto(paths.home())
    await expect(page.getByRole('heading', { level: 1, name: /accredited/ })).toBeVisible()
    isHeld = true
    const wanted = page.waitForRequest(/Palette/)
    await page.keyboard.press('Control+k')
    await wanted
    await page.keyboard.press('f')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    held.resolve()
    const box = page.getByRole('combobox', { name: 'Screen or action' })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('f')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
