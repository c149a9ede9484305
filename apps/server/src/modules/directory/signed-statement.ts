import type { Verdict } from '@lading/contract/directory'
import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { secActionLabels, secActions } from '@lading/domain/documents/sec-recommendation'
import { peso } from '@lading/domain/payments/money'
import { z } from 'zod'

/** The letter, one paragraph a line, and whom it is about, as it was signed. */
const SignedLetter = z.object({
  applicant: z.object({ business_name: z.string() }),
  body: z.array(z.string()),
  /** Of a certified true copy. */
  original: z.object({ name: z.string(), number: z.string(), sha256: z.string() }).optional(),
})

/** What a business proposes to the SEC, and until when the agency recommends it. */
const SignedProposal = z.object({
  sec_action: z.enum(secActions),
  proposed_name: z.string().nullable(),
  purpose_clause: z.string(),
  proposed_capital: z.string(),
  proposed_paid_up_capital: z.string(),
  valid_until: z.iso.date(),
})

interface SignedStatement {
  readonly business_name: string | null
  readonly original: Verdict['original']
  readonly valid_until: PlainDate | null
  readonly statement: Verdict['statement']
}

/**
 * What stands on a signed letter: who reads its page has the address from the paper, which says the same; an altered
 * text is found by comparing. `certifies` is what a certification was asked for.
 */
export function signedStatement(payload: unknown, certifies: string | null): SignedStatement {
  const letter = SignedLetter.safeParse(payload).data
  const proposal = SignedProposal.safeParse(payload).data
  return {
    business_name: letter?.applicant.business_name ?? null,
    original: letter?.original ?? null,
    valid_until: proposal ? plainDate(proposal.valid_until) : null,
    statement: letter ? { facts: proposal ? proposed(proposal) : certified(certifies), body: letter.body } : null,
  }
}

type Facts = NonNullable<Verdict['statement']>['facts']

function certified(kind: string | null): Facts {
  const asked = certificateRequestForm.fields.kind.choices.find(({ value }) => value === kind)
  return asked ? [{ label: 'Certifies', value: asked.label }] : []
}

const proposed = (proposal: z.infer<typeof SignedProposal>): Facts => [
  { label: 'SEC action', value: secActionLabels[proposal.sec_action] },
  ...(proposal.proposed_name ? [{ label: 'Proposed name', value: proposal.proposed_name }] : []),
  { label: 'Proposed purpose clause', value: proposal.purpose_clause },
  { label: 'Proposed capital', value: peso(proposal.proposed_capital) },
  { label: 'Proposed paid-up capital', value: peso(proposal.proposed_paid_up_capital) },
]
