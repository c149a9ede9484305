import { Status } from '../../transactions/status.ts'

interface Corrected {
  readonly status: Status
  readonly ever_approved: boolean
}

/**
 * Why the evaluator may not correct what was filed; undefined where they may: in a revision after approval, where the
 * client is no longer asked (rows A22, A42, A45, A47 of the workflow), also once the decision sent the correction back.
 */
export function whyNotCorrected({ status, ever_approved }: Corrected): string | undefined {
  if (!ever_approved) {
    return 'The agency corrects a certificate only after it is returned for a data error. Otherwise ask the client.'
  }
  return status === Status.evaluationForRevision ? undefined : 'Start the revision first.'
}

const ofAddress = ['region', 'province', 'city', 'barangay'].flatMap((level) => [`${level}_code`, `${level}_name`])
const address = [...ofAddress, 'street', 'zip_code']
const ofRecommendation = ['proposed_name', 'purpose_clause', 'proposed_capital', 'proposed_paid_up_capital']
const single = ['business_name', 'trade_name', ...address, ...ofRecommendation]
const ofBranch = ['name', ...address]

/**
 * Whether an answer of the form stands on the certificate: names and addresses of the business and its branches, by path
 * (`business_name`, `branches.k1.street`); or on a recommendation to the SEC: what is proposed. Scope and days are not answers to be corrected: they were assessed and paid for.
 */
export function standsOnCertificate(path: string): boolean {
  const [name = '', key, column = ''] = path.split('.')
  return key === undefined ? single.includes(name) : name === 'branches' && ofBranch.includes(column)
}
