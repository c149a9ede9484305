import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { RandomGenerator } from '../random.ts'

const said: readonly [action: RegExp, remarks: readonly string[]][] = [
  [
    /^return-to-client/,
    [
      'The mayor’s permit is of last year. Please send the one of this year with its receipt.',
      'The insurance policy covers less than the scope asks. Please send an endorsement or another policy.',
      'Page 3 of the financial statements cannot be read. Please scan it again.',
    ],
  ],
  [/^(mark-incomplete)/, ['The articles of incorporation and the training certificates are missing.']],
  [/^resubmit$/, ['Corrected documents attached.']],
  [/^return-for-revision/, ['The ratio sheet uses figures of the year before last. Please look again.']],
  [/^return-for-data-error/, ['The trade name on the certificate is misspelt: compare the registration.']],
  [
    /^(propose-disapproval|recommend-propose)/,
    ['The paid-up capital is below the minimum and was not raised in two rounds.'],
  ],
  [/^(confirm-disapproval|reject-request)/, ['The requirements were not met within the time given.']],
  [/^reject-report/, ['It does not answer what this report is about.']],
  [/^withdraw/, ['The business will apply again after the change of its articles.']],
  [/^ask-for-waiver$/, ['Our office was flooded and the records of that quarter were lost.']],
  [/^(reject-payment)/, ['The slip is of another order of payment.']],
  [/^(endorse-for-review)/, ['Documents complete and in order.']],
  [/^(recommend-approval)/, ['Found compliant; approval is recommended.']],
  [/^(create-case|file-case)/, ['Complaints of three consignees about undelivered balikbayan boxes.']],
]

const about: readonly RegExp[] = [/permit/i, /insurance policy/i, /financial statements/i]

/** Whether an evaluator's words are about a document of this name. */
export const isAbout = (remarks: string, document: string) =>
  about.some((pattern) => pattern.test(remarks) && pattern.test(document))

/** What somebody may have written at a step; nothing for most. */
export function remarksOn({ action }: Transition, random: RandomGenerator): string {
  const found = said.find(([pattern]) => pattern.test(action))
  return found ? random.one(found[1]) : ''
}
