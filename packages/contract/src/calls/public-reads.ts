/**
 * The addresses of calls that anybody may make, without their schemas: a visitor's page reads what the server has
 * checked, and loads no parser. The endpoints of the same names stand there.
 */
export const publicReads = {
  directory: '/directory',
  verifyDocument: '/verify/:slug',
  verificationData: '/verify/keys',
  allSettings: '/settings/list/all',
  listSignInMethods: '/sign-in-methods',
  demoState: '/demo',
  serviceFacts: '/services',
} as const

/** What every page reads first: the settings of the agencies, and with them the day. */
export const readByEveryPage = { path: publicReads.allSettings, query: { group: 'agency' } } as const

export type PublicRead = (typeof publicReads)[keyof typeof publicReads]
