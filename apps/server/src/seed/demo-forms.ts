import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { type BusinessProfile } from '@lading/contract/forms/business-profile'

/** What a case asks for or reports, beside the profile of its business. */
export function formOf(type: TransactionType, profile: BusinessProfile): Record<string, unknown> {
  return { ...profile, ...asks[type]?.(profile) }
}

type Ask = (profile: BusinessProfile) => Record<string, unknown>

const asks: Partial<Record<TransactionType, Ask>> = {
  [TransactionType.businessName]: ({ business_name }) => ({
    business_name: business_name.replace(/(,? (Inc\.|and Company, Ltd\.|Cooperative))?$/, ' Philippines$1'),
  }),
  [TransactionType.address]: ({ street }) => ({ street: street.replace(/^\d+\/F/, '12/F') }),
  [TransactionType.officers]: ({ officers }) => ({
    officers: officers.map((officer, index) =>
      index === 1 ? { ...officer, name: 'Angelita Robles', training_hours: 72 } : officer,
    ),
  }),
  [TransactionType.agents]: ({ agents }) => ({ agents: agents.slice(0, 1) }),
  [TransactionType.capitalization]: ({ authorised_capital }) => ({ authorised_capital: doubled(authorised_capital) }),
  [TransactionType.boardOfDirectors]: ({ directors }) => ({ directors: directors.slice(0, 4) }),
  [TransactionType.additionalCategory]: () => ({ added_scopes: ['nvocc'] }),
  [TransactionType.quarterlyReportorial]: () => ({ house_bills: 214, teu: 318, kilograms: '1486200' }),
  [TransactionType.requestForCertificate]: () => ({ kind: 'no-pending-case', purpose: 'Bidding', copies: 1 }),
  [TransactionType.requestForSecRecommendation]: () => ({
    action: 'Increase of capital',
    proposed_capital: '50000000.00',
  }),
}

const doubled = (amount: string) =>
  amount === '' ? '20000000.00' : `${BigInt(amount.replace('.', '')) * 2n}`.replace(/(\d\d)$/, '.$1')
