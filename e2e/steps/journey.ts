import { test as base } from '@playwright/test'

export * from '@playwright/test'

/** Closes at its end what the test opened: an open page reads its list and notifications again at every move of a transaction. */
export const test = base.extend<{ closesWhatItOpened: void }>({
  closesWhatItOpened: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts())
      await use()
      const opened = browser.contexts().filter((context) => !others.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
