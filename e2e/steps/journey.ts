import { test as base } from '@playwright/test'

export * from '@playwright/test'

/** A test whose people close their browsers at its end: pages left open read their lists and bells anew for ever. */
export const test = base.extend<{ goHome: void }>({
  goHome: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts())
      await use()
      const opened = browser.contexts().filter((context) => !others.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
