import type { Page } from '@playwright/test'

/** A device that keeps passkeys and whose owner always puts the finger on it (Chromium's virtual authenticator). */
export async function deviceWithPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** What it keeps. */
    kept: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
