import type { StandingWords, Standing } from '@lading/domain/accreditation/certificate/standing'
import { formatDay } from '@lading/domain/dates/format'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { hasExpired } from '@lading/domain/documents/sec-recommendation'

interface StatementFacts {
  readonly issued_on: PlainDate | null
  /** The last day of a recommendation; null of a certification, which states one day. */
  readonly valid_until: PlainDate | null
  readonly today: PlainDate
  readonly is_copy: boolean
  readonly later: string | null
  readonly replaced_on: PlainDate | null
}

/** What a stranger reads of a letter, by how its document stands. */
export function statementWords(
  document_standing: string,
  facts: StatementFacts,
): StandingWords & { standing: Standing } {
  const { later, replaced_on, valid_until, today } = facts
  if (document_standing === 'replaced')
    return {
      standing: 'replaced',
      heading: 'Replaced',
      sentence: `Replaced${on(replaced_on)}: the agency issued it again as ${later}. Use the later one.`,
    }
  if (document_standing === 'suspended')
    return {
      standing: 'being-corrected',
      heading: 'Being corrected',
      sentence: 'The agency is correcting this document. Wait for the corrected one.',
    }
  return valid_until
    ? ofRecommendation({ ...facts, valid_until }, hasExpired(valid_until, today))
    : ofCertification(facts)
}

const on = (day: PlainDate | null) => (day ? ` on ${formatDay(day)}` : '')

function ofRecommendation(
  { issued_on, valid_until }: StatementFacts & { valid_until: PlainDate },
  is_expired: boolean,
) {
  const issued = `The agency issued this recommendation${on(issued_on)}.`
  const until = formatDay(valid_until)
  return is_expired
    ? {
        standing: 'expired' as const,
        heading: 'Expired',
        sentence: `${issued} It was valid until ${until}. Ask the holder for a new one.`,
      }
    : {
        standing: 'current' as const,
        heading: 'Genuine and current',
        sentence: `${issued} It is valid until ${until}.`,
      }
}

const ofCertification = ({ issued_on, is_copy }: StatementFacts) => ({
  standing: 'current' as const,
  heading: 'Genuine',
  sentence: is_copy
    ? `The agency certified this copy${on(issued_on)}. Scan the code of the original to check whether it is still valid.`
    : `The agency issued this certification${on(issued_on)}. It states the facts as of that day.`,
})
