import { plainDate } from './plain-date.ts'
import type { Holiday, HolidayKind } from './working-days.ts'

/** A row of the holidays table as it is first filled. */
export interface ProclaimedHoliday extends Holiday {
  readonly proclamation: string
}

// Field facts, section 6.3. The days of 2027 are computed from the law, not yet proclaimed; both Eids of it are estimates.
const proclaimed2025 = 'Proclamation 727, series of 2024'
const eids2025 = 'RA 9177'
const eidAlAdha2025 = 'Proclamation 911, series of 2025'
const proclaimed2026 = 'Proclamation 1006, series of 2025'
const eidAlFitr2026 = 'Proclamation of March 2026'
const eidAlAdha2026 = 'Proclamation 1264, series of 2026'
const expected2027 = 'Not proclaimed yet; computed from the Administrative Code, book I, section 26'
const estimated2027 = 'Not proclaimed yet; an estimate'

const days: [date: string, name: string, kind: HolidayKind, proclamation: string][] = [
  ['2025-01-01', 'New Year’s Day', 'regular', proclaimed2025],
  ['2025-01-29', 'Chinese New Year', 'special_nonworking', proclaimed2025],
  ['2025-02-25', 'EDSA People Power anniversary', 'special_working', proclaimed2025],
  ['2025-04-01', 'Eid’l Fitr', 'regular', eids2025],
  ['2025-04-09', 'Araw ng Kagitingan', 'regular', proclaimed2025],
  ['2025-04-17', 'Maundy Thursday', 'regular', proclaimed2025],
  ['2025-04-18', 'Good Friday', 'regular', proclaimed2025],
  ['2025-04-19', 'Black Saturday', 'special_nonworking', proclaimed2025],
  ['2025-05-01', 'Labor Day', 'regular', proclaimed2025],
  ['2025-06-06', 'Eid’l Adha', 'regular', eidAlAdha2025],
  ['2025-06-12', 'Independence Day', 'regular', proclaimed2025],
  ['2025-07-27', 'Iglesia ni Cristo anniversary', 'special_nonworking', 'Proclamation 729, series of 2024'],
  ['2025-08-21', 'Ninoy Aquino Day', 'special_nonworking', proclaimed2025],
  ['2025-08-25', 'National Heroes Day', 'regular', proclaimed2025],
  ['2025-10-31', 'All Saints’ Day eve', 'special_nonworking', proclaimed2025],
  ['2025-11-01', 'All Saints’ Day', 'special_nonworking', proclaimed2025],
  ['2025-11-30', 'Bonifacio Day', 'regular', proclaimed2025],
  ['2025-12-08', 'Feast of the Immaculate Conception', 'special_nonworking', proclaimed2025],
  ['2025-12-24', 'Christmas eve', 'special_nonworking', proclaimed2025],
  ['2025-12-25', 'Christmas Day', 'regular', proclaimed2025],
  ['2025-12-30', 'Rizal Day', 'regular', proclaimed2025],
  ['2025-12-31', 'Last day of the year', 'special_nonworking', proclaimed2025],

  ['2026-01-01', 'New Year’s Day', 'regular', proclaimed2026],
  ['2026-02-17', 'Chinese New Year', 'special_nonworking', proclaimed2026],
  ['2026-02-25', 'EDSA People Power anniversary', 'special_working', proclaimed2026],
  ['2026-03-20', 'Eid’l Fitr', 'regular', eidAlFitr2026],
  ['2026-04-02', 'Maundy Thursday', 'regular', proclaimed2026],
  ['2026-04-03', 'Good Friday', 'regular', proclaimed2026],
  ['2026-04-04', 'Black Saturday', 'special_nonworking', proclaimed2026],
  ['2026-04-09', 'Araw ng Kagitingan', 'regular', proclaimed2026],
  ['2026-05-01', 'Labor Day', 'regular', proclaimed2026],
  ['2026-05-27', 'Eid’l Adha', 'regular', eidAlAdha2026],
  ['2026-06-12', 'Independence Day', 'regular', proclaimed2026],
  ['2026-08-21', 'Ninoy Aquino Day', 'special_nonworking', proclaimed2026],
  ['2026-08-31', 'National Heroes Day', 'regular', proclaimed2026],
  ['2026-11-01', 'All Saints’ Day', 'special_nonworking', proclaimed2026],
  ['2026-11-02', 'All Souls’ Day', 'special_nonworking', proclaimed2026],
  ['2026-11-30', 'Bonifacio Day', 'regular', proclaimed2026],
  ['2026-12-08', 'Feast of the Immaculate Conception', 'special_nonworking', proclaimed2026],
  ['2026-12-24', 'Christmas eve', 'special_nonworking', proclaimed2026],
  ['2026-12-25', 'Christmas Day', 'regular', proclaimed2026],
  ['2026-12-30', 'Rizal Day', 'regular', proclaimed2026],
  ['2026-12-31', 'Last day of the year', 'special_nonworking', proclaimed2026],

  ['2027-01-01', 'New Year’s Day', 'regular', expected2027],
  ['2027-02-06', 'Chinese New Year', 'special_nonworking', estimated2027],
  ['2027-03-10', 'Eid’l Fitr', 'regular', estimated2027],
  ['2027-03-25', 'Maundy Thursday', 'regular', expected2027],
  ['2027-03-26', 'Good Friday', 'regular', expected2027],
  ['2027-03-27', 'Black Saturday', 'special_nonworking', expected2027],
  ['2027-04-09', 'Araw ng Kagitingan', 'regular', expected2027],
  ['2027-05-01', 'Labor Day', 'regular', expected2027],
  ['2027-05-17', 'Eid’l Adha', 'regular', estimated2027],
  ['2027-06-12', 'Independence Day', 'regular', expected2027],
  ['2027-08-21', 'Ninoy Aquino Day', 'special_nonworking', expected2027],
  ['2027-08-30', 'National Heroes Day', 'regular', expected2027],
  ['2027-11-01', 'All Saints’ Day', 'special_nonworking', expected2027],
  ['2027-11-30', 'Bonifacio Day', 'regular', expected2027],
  ['2027-12-08', 'Feast of the Immaculate Conception', 'special_nonworking', expected2027],
  ['2027-12-25', 'Christmas Day', 'regular', expected2027],
  ['2027-12-30', 'Rizal Day', 'regular', expected2027],
  ['2027-12-31', 'Last day of the year', 'special_nonworking', expected2027],
]

/** The national holidays of 2025 to 2027, the first rows of the holidays table. */
export const nationalHolidays: readonly ProclaimedHoliday[] = days.map(([date, name, kind, proclamation]) => ({
  date: plainDate(date),
  name,
  kind,
  scope: 'national',
  proclamation,
}))
