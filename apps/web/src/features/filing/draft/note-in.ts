import type { Filing } from '@lading/contract/filing'
import { peso } from '@lading/domain/payments/money'

/** What the form says beside a question besides its help: what follows from the scope chosen. */
export const noteIn =
  ({ minimum_capital }: Filing) =>
  (path: string): string | undefined =>
    path === 'domestic' && minimum_capital !== null
      ? `The highest scope chosen requires a paid-up capital of at least ${peso(minimum_capital)}.`
      : undefined
