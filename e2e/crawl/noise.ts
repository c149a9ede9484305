import { expect, type Page } from '@playwright/test'

// Chromium tells of every refused call, and the page of the data it could not get: that is what was asked for.
const OF_REFUSALS = /Failed to load resource|CallFailed|Unreachable|PageCodeMissing/
// The crawl keeps the service worker out, so that every call passes its network.
const OF_THE_CRAWL = /Service Worker registration blocked/
// An accreditation granted before the portal has no ratio sheet: the page asks, is told so, and says so in words.
// An address at which nothing stands says that by its status too.
const OF_NOTHING_THERE = /status of 404 .*\/(ratio_analysis\/|no-such-page)/

/** Listens to the console and to errors nobody caught. What it gives says what was heard since it was last asked. */
export function listen(page: Page): (state: string, refused?: boolean) => void {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.text()} ${message.location().url}`)
  })
  return (state, refused = false) => {
    const said = heard
      .splice(0)
      .filter(
        (line) => !OF_THE_CRAWL.test(line) && !OF_NOTHING_THERE.test(line) && !(refused && OF_REFUSALS.test(line)),
      )
    expect.soft([...new Set(said)], `the console, ${state}`).toEqual([])
  }
}
