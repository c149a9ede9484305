import { freightOf, type Agency } from '@lading/domain/transactions/agency'

/** Somebody to try the portal as; the part before the @ says what they do (decisions, "Running it"). */
export interface DemoPerson {
  readonly account: string
  readonly role_id: number
  readonly agency: Agency | null
  readonly first_name: string
  readonly middle_name?: string
  readonly last_name: string
  readonly suffix?: string
  readonly mobile?: string
  readonly position_title?: string
  readonly unit?: string
}

/** Everybody's password in the demo. */
export const DEMO_PASSWORD = 'Lading-demo-2026'

type Names = readonly [first: string, middle: string, last: string, suffix?: string]

function at(agency: Agency, account: string, role_id: number, names: Names, post: string, unit: string): DemoPerson {
  const [first_name, middle_name, last_name, suffix = ''] = names
  const side = freightOf(agency)
  const person = { account: `${account}.${side}`, role_id, agency, first_name, middle_name, last_name, suffix }
  return { ...person, position_title: post, unit }
}

const DESK = 'Freight Forwarding Accreditation Desk'
const sea: readonly DemoPerson[] = [
  at('dti', 'router', 3, ['Rosario', 'Aquino', 'Villanueva'], 'Administrative Officer IV', 'Records and Routing Unit'),
  at('dti', 'evaluator', 5, ['Jose Mari', 'Tolentino', 'Bautista'], 'Trade-Industry Development Specialist', DESK),
  at('dti', 'evaluator2', 5, ['Kristine', 'Ocampo', 'Magsaysay'], 'Trade-Industry Development Specialist', DESK),
  at('dti', 'reviewer', 4, ['Ramon', 'Evangelista', 'Catacutan'], 'Senior Trade-Industry Development Specialist', DESK),
  at('dti', 'recommender', 7, ['Lourdes', 'Pineda', 'Salonga'], 'Division Chief', 'Logistics Services Division'),
  at('dti', 'approver', 8, ['Antonio', 'Rivera', 'Macaraeg', 'Jr.'], 'Bureau Director', 'Office of the Director'),
  at('dti', 'cashier', 9, ['Marites', 'Dizon', 'Pangilinan'], 'Cashier III', 'Cash Section'),
  at('dti', 'cashier2', 9, ['Noel', 'Abad', 'Quiambao'], 'Cashier I', 'Cash Section'),
  at('dti', 'releasing', 10, ['Jennifer', 'Sison', 'Lacson'], 'Administrative Assistant III', 'Releasing Section'),
  at('dti', 'legal', 11, ['Ferdinand', 'Yap', 'Arroyo-Cruz'], 'Attorney III', 'Legal and Adjudication Unit'),
]

const BOARD_DESK = 'Licensing and Air Cargo Section'
const air: readonly DemoPerson[] = [
  at('cab', 'router', 3, ['Teresita', 'Manalo', 'Buenaventura'], 'Board Records Officer', 'Docket Section'),
  at('cab', 'evaluator', 6, ['Paolo', 'Gatchalian', 'Medina'], 'Transport Regulation Officer II', BOARD_DESK),
  at('cab', 'evaluator2', 6, ['Hazel', 'Imperial', 'Lim'], 'Transport Regulation Officer II', BOARD_DESK),
  at('cab', 'reviewer', 4, ['Eduardo', 'Nicolas', 'Santiago'], 'Senior Transport Regulation Officer', BOARD_DESK),
  at('cab', 'recommender', 7, ['Corazon', 'Vergara', 'Mendiola'], 'Division Chief', 'Air Carrier Division'),
  at('cab', 'approver', 8, ['Carmelo', 'Luna', 'Arcilla-Reyes'], 'Executive Director', 'Office of the Board'),
  at('cab', 'cashier', 9, ['Gloria', 'Peralta', 'Domingo'], 'Cashier II', 'Finance Division'),
  at('cab', 'cashier2', 9, ['Benjie', 'Castro', 'Olaguer'], 'Cashier I', 'Finance Division'),
  at('cab', 'releasing', 10, ['Angelica', 'Robles', 'Fajardo'], 'Administrative Assistant II', 'Releasing Section'),
  at('cab', 'legal', 11, ['Miguel', 'Soriano', 'Peñaflor'], 'Hearing Officer', 'Legal Division'),
]

const both: readonly DemoPerson[] = [
  office('admin', 1, ['Maricel', 'Santos', 'Delos Reyes'], 'Information Systems Administrator', 'Portal Office'),
  office('admin2', 1, ['Dennis', 'Galvez', 'Custodio'], 'Information Systems Administrator', 'Portal Office'),
  office('content', 12, ['Patricia', 'Alonzo', 'Herrera'], 'Information Officer III', 'Communications Unit'),
  office('finance', 13, ['Rodrigo', 'Chua', 'Tan'], 'Accountant IV', 'Finance Office'),
  office('auditor', 14, ['Imelda', 'Fuentes', 'Navarro'], 'State Auditor II', 'Audit Office'),
]

const customers: readonly DemoPerson[] = [
  customer('customer', ['Juan Miguel', 'Santos', 'Dela Cruz'], '+639171234567'),
  customer('customer2', ['Maria Theresa', 'Reyes', 'Peñafrancia'], '+639285550142'),
  customer('customer3', ['Ricardo', 'Villareal', 'Macapagal'], '+639395550177'),
]

export const demoPeople: readonly DemoPerson[] = [...customers, ...both, ...sea, ...air]

function office(account: string, role_id: number, names: Names, position_title: string, unit: string): DemoPerson {
  const [first_name, middle_name, last_name] = names
  return { account, role_id, agency: null, first_name, middle_name, last_name, position_title, unit }
}

function customer(account: string, [first_name, middle_name, last_name]: Names, mobile: string): DemoPerson {
  return { account, role_id: 2, agency: null, first_name, middle_name, last_name, mobile }
}
