import { PASSWORD } from './everyone.ts'
import type { Request } from './request.ts'

const email = 'nobody@lading.example'
const password = 'four quiet bancas'
const slug = 'a'.repeat(26)

/** What calls that name no record are sent, so that they ask all they ask; what is read without words is not named. */
export const withoutRecord: Readonly<Record<string, Omit<Request, 'files'>>> = {
  adminLogin: { body: { email, password } },
  advisoryBySlug: { params: { slug: 'storm' } },
  announcementBySlug: { params: { slug: 'storm' } },
  barangays: { query: { city_code: '1380300000' } },
  calendarFile: { params: { token: slug } },
  changePassword: { body: { current_password: PASSWORD, password: 'five quiet bancas' } },
  checkSecondFactor: { body: { token: slug, code: '123456' } },
  cities: { query: { province_code: '1380300000' } },
  cityOnMap: { query: { city_code: '1380300000' } },
  claimNext: { body: {} },
  findManyPlaces: { body: { searches: ['bangkal makati'] } },
  findPlaces: { query: { q: 'bangkal makati' } },
  forgotPassword: { body: { email } },
  login: { body: { email, password } },
  provinces: { query: { region_code: '1300000000' } },
  queueCounts: { body: {} },
  redeemFileTicket: { params: { ticket: slug } },
  register: { body: { email, password } },
  resendEmailVerification: { body: { email } },
  resetPassword: { body: { token: slug, email, password } },
  searchMap: { query: { q: 'makati' } },
  verifyDocument: { params: { slug } },
  verifyEmail: { query: { token: slug } },
  zipcodes: { query: { city_code: '1380300000' } },
}

/** Open for as long as somebody listens. */
export const endless = ['streamNotifications']
