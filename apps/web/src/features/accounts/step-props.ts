import type { SignedIn } from '@lading/contract/accounts/accounts'
import type { z } from 'zod'

export interface StepProps {
  /** What the first step was answered with. */
  readonly token: string
  /** What was proved in it, as a sentence. */
  readonly proved: string
  readonly onDone: (reply: z.output<typeof SignedIn>) => void
}
