import { CUSTOMERS_FIRST, CUSTOMERS_SECOND } from './customers.ts'
import { registrationAuthorities, type BusinessForm } from '@lading/domain/business/business-form'
import { addDays, addMonths, type PlainDate } from '@lading/domain/dates/plain-date'
import { decimalText } from '@lading/domain/payments/money'
import { randomGenerator, type RandomGenerator } from '../random.ts'
import type { Home } from './homes.ts'
import { pinIn } from './pins.ts'
import * as words from './words.ts'
import { type Branch, BusinessProfile, type Stockholder } from '@lading/contract/forms/business/business-profile'
import { ensure } from '@lading/domain/ensure'

const OFFICES = 60
const PAR = 100 // pesos

/** About sixty businesses, complete and without contradictions, the same ones on every start. */
export function demoProfiles(homes: readonly Home[], today: PlainDate): BusinessProfile[] {
  return words.stems.slice(0, OFFICES).map((stem, index) => {
    const random = randomGenerator(7_000 + index)
    return BusinessProfile.parse(profileOf(random, stem, index, homes, today))
  })
}

function profileOf(random: RandomGenerator, stem: string, index: number, homes: readonly Home[], today: PlainDate) {
  const form = legalFormOf(index)
  const home = ensure(homes[(index * 7) % homes.length], 'a home')
  const people = Array.from({ length: 6 }, () => person(random))
  const trade = ensure(words.trades[index % words.trades.length], 'a trade')
  const subscribed = random.one([8, 10, 12, 20, 40]) * 1_000_000
  const founded = addDays(addMonths(today, -12 * random.between(4, 22)), -random.between(0, 300))
  const domain = `${plain(stem)}.example`
  const foreign = form === 'corporation' && random.is(0.25) ? random.one([20, 25, 30, 40]) : 0
  return {
    business_name: nameOf(form, `${stem} ${trade}`, ensure(people[0], 'a person')),
    trade_name: form === 'sole-proprietorship' || random.is(0.3) ? `${stem} ${trade.split(' ')[0]}` : '',
    form,
    tin: `${form === 'corporation' ? '0' : '2'}${String(10_450_000 + index * 97_131).padStart(8, '0')}000`,
    registration_authority: registrationAuthorities[form],
    registration_number: `${form === 'cooperative' ? 'CDA' : form === 'sole-proprietorship' ? 'BN' : 'CS'}${founded.slice(0, 4)}${String(10_000 + index * 37)}`,
    registered_on: founded,
    ...capitalOf(form, subscribed),
    filipino_percent: String(100 - foreign),
    foreign_percent: String(foreign),
    ...addressIn(random, home),
    ...pinIn(home.city_name, index),
    telephone: `(02) 8${String(200 + index)} ${String(1_000 + index * 13)}`,
    mobile: `0917 ${String(500 + index)} ${String(2_000 + index * 17)}`,
    email: `office@${domain}`,
    website: random.is(0.5) ? `www.${domain}` : '',
    operations_began_on: addMonths(founded, random.between(1, 6)),
    employees_male: random.between(4, 60),
    employees_female: random.between(4, 60),
    office_area: String(random.between(60, 600)),
    warehouse_area: random.is(0.6) ? String(random.between(200, 4000)) : '',
    trucks: random.is(0.5) ? random.between(1, 18) : null,
    ...insuranceOf(random, index, today),
    representative_name: ensure(people[1], 'a second person'),
    representative_position: 'Compliance Manager',
    representative_email: `compliance@${domain}`,
    representative_mobile: `0918 ${String(500 + index)} ${String(3_000 + index * 11)}`,
    representative_identification: `Passport P${String(1_000_000 + index * 7_919)}A`,
    officers: officersOf(form, people),
    directors: boardOf(form, people),
    stockholders: holdersOf(form, people, subscribed, foreign),
    agents: agentsOf(random, index, today),
    branches:
      index % 4 === 1 ? [branchOf(random, ensure(homes[(index + 9) % homes.length], 'a home'), index, today)] : [],
  }
}

/** Two corporations in three, as in the trade. */
export function legalFormOf(index: number): BusinessForm {
  if (index % 12 === 7) return 'cooperative'
  if (index % 6 === 4) return 'sole-proprietorship'
  return index % 8 === 5 ? 'partnership' : 'corporation'
}

function nameOf(form: BusinessForm, name: string, owner: string): string {
  if (form === 'corporation') return `${name}, Inc.`
  if (form === 'partnership') return `${name} and Company, Ltd.`
  return form === 'cooperative' ? `${name} Cooperative` : `${name} by ${owner.split(' ').at(-1)}`
}

const person = (random: RandomGenerator) => `${random.one(words.givenNames)} ${random.one(words.familyNames)}`

function capitalOf(form: BusinessForm, subscribed: number) {
  const paid_up_capital = pesos(Math.max(6_000_000, subscribed * 0.75))
  if (form === 'sole-proprietorship') return { paid_up_capital: pesos(6_000_000) }
  if (form === 'partnership') return { paid_up_capital }
  return {
    authorised_capital: pesos(subscribed * 2),
    subscribed_capital: pesos(subscribed),
    paid_up_capital,
    par_value: pesos(PAR),
  }
}

function addressIn(random: RandomGenerator, home: Home) {
  const { barangays, zips, ...city } = home
  const barangay = random.one(barangays)
  return {
    ...city,
    barangay_code: barangay.code,
    barangay_name: barangay.name,
    street: `${random.between(2, 9)}/F ${random.one(words.buildings)}, ${random.between(10, 990)} ${random.one(words.streets)}`,
    zip_code: zips.length > 0 ? random.one(zips) : '1000',
  }
}

function insuranceOf(random: RandomGenerator, index: number, today: PlainDate) {
  const began = addDays(today, -random.between(20, 320))
  const starts = coverOfCustomers(index, today) ?? began
  return {
    insurance_insurer: random.one(words.insurers),
    insurance_policy_number: `CL-${starts.slice(0, 4)}-${String(4_000 + index)}`,
    insurance_cover: pesos(random.one([1, 2, 5]) * 1_000_000),
    insurance_starts_on: starts,
    insurance_ends_on: addDays(addMonths(starts, 12), -1),
  }
}

/** The first business of the customer is asked for the next policy, the second one lost its cover a week ago. */
function coverOfCustomers(index: number, today: PlainDate): PlainDate | undefined {
  const days_left = { [CUSTOMERS_FIRST]: 25, [CUSTOMERS_SECOND]: -8 }[index]
  return days_left === undefined ? undefined : addMonths(addDays(today, days_left + 1), -12)
}

function officersOf(form: BusinessForm, people: readonly string[]) {
  const head = form === 'sole-proprietorship' ? 'Owner' : 'President'
  return [
    { key: 'o1', name: people[0], position: head, nationality: 'PH', is_key_officer: true, training_hours: 40 },
    {
      key: 'o2',
      name: people[2],
      position: 'Operations Manager',
      nationality: 'PH',
      is_key_officer: true,
      training_hours: 60,
    },
    {
      key: 'o3',
      name: people[3],
      position: 'Treasurer',
      nationality: 'PH',
      is_key_officer: false,
      training_hours: null,
    },
  ]
}

function boardOf(form: BusinessForm, people: readonly string[]) {
  if (form !== 'corporation' && form !== 'cooperative') return []
  return people.slice(0, 5).map((name, index) => ({
    key: `d${index + 1}`,
    name,
    position: index === 0 ? 'Chairman' : 'Director',
    nationality: 'PH',
  }))
}

function holdersOf(form: BusinessForm, people: readonly string[], subscribed: number, foreign: number): Stockholder[] {
  if (form === 'sole-proprietorship') return []
  const shares = foreign > 0 ? [60 - foreign + 20, 20, foreign] : [50, 30, 20]
  return shares.map((percent, index) => ({
    key: `h${index + 1}`,
    name:
      foreign > 0 && index === 2
        ? 'Harbour Line Holdings Pte Ltd'
        : ensure(people[index + (index === 2 ? 3 : 0)], 'one more person'),
    nationality: foreign > 0 && index === 2 ? 'SG' : 'PH',
    shares: form === 'partnership' ? null : (subscribed * percent) / 100 / PAR,
    amount: pesos((subscribed * percent) / 100),
    percent: String(percent),
  }))
}

function agentsOf(random: RandomGenerator, index: number, today: PlainDate) {
  const starts = addDays(today, -random.between(100, 700))
  return [0, 3].map((step) => {
    const [name, country, address] = ensure(
      words.foreignAgents[(index + step) % words.foreignAgents.length],
      'a foreign agent',
    )
    return {
      key: `a${step}`,
      name,
      country,
      address,
      agreement_starts_on: starts,
      agreement_ends_on: addMonths(starts, 60),
    }
  })
}

function branchOf(
  random: RandomGenerator,
  home: Home,
  index: number,
  today: PlainDate,
): Partial<Branch> & { key: string } {
  return {
    key: 'b1',
    name: `${home.city_name.replace(/^City of /, '')} branch`,
    ...addressIn(random, home),
    manager: person(random),
    permit_number: `BP-${today.slice(0, 4)}-${String(70_000 + index)}`,
    permit_ends_on: `${today.slice(0, 4)}-12-31`,
  }
}

const pesos = (amount: number) => decimalText(amount * 100)
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
