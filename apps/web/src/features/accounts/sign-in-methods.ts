import { publicReads } from '@lading/contract/calls/public-reads'
import type { listSignInMethods } from '@lading/contract/sign-on'
import { publicQuery } from '#lib/api.ts'

/** The ways to sign in besides the password. */
export const signInMethods = publicQuery<typeof listSignInMethods>(publicReads.listSignInMethods)
