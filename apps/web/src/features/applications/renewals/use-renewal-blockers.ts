import { renewalArrears } from '@lading/contract/applications/arrears'
import type { Filing } from '@lading/contract/filing/filing'
import { UNCONFIRMED, unconfirmedBlockers } from '@lading/contract/forms/unconfirmed-sections'
import { paths } from '@lading/contract/addresses/paths'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useToday } from '#lib/today.ts'
import { withRefused } from '../../filing/blockers/BlockerList.tsx'
import type { Headings, ShownBlocker } from '../../filing/blockers/blocker-groups.ts'
import { answersOf, blockersOf, formOf } from '../../filing/draft/draft-form.ts'
import { linkToField } from '../../filing/step-address.ts'
import { ARREARS, arrearBlockers, settlementOf } from './arrear-blockers.ts'
import { prefilledOf } from './prefilled.ts'

const besides = [
  { begins: ARREARS, title: 'Arrears' },
  { begins: UNCONFIRMED, title: 'Confirm each section, or change it' },
]

/** All that keeps a renewal from being filed, where each is settled, and why its submission is closed meanwhile. */
export function useRenewalBlockers(id: number, filing: Filing, refused: Readonly<Record<string, readonly string[]>>) {
  const { data, isPending } = useQuery(query(renewalArrears, { params: { id } }))
  const { arrears, waivers } = data ?? { arrears: [], waivers: [] }
  const form = formOf(filing)
  const today = useToday()
  const own = [
    ...arrearBlockers(arrears),
    ...unconfirmedBlockers(form, prefilledOf(filing)).map(({ path, title }) => ({
      path,
      message: title,
      step: 1 as const,
    })),
  ]
  const isOwn = (path: string) => own.some((one) => one.path === path)
  const others = Object.entries(refused).filter(([path]) => !isOwn(path))
  const rest = blockersOf(filing, today).filter(({ path }) => !isOwn(path))
  const blockers: ShownBlocker[] = withRefused([...own, ...rest], Object.fromEntries(others))
  const headings: Headings = { form, answers: answersOf(filing), steps: wordsOf(filing.type).steps, besides }

  const linkTo = (blocker: ShownBlocker): string => {
    const arrear = arrears.find(({ key }) => `${ARREARS}${key}` === blocker.path)
    if (arrear) return settlementOf(arrear, filing)
    // Documents, and what is known, stand on the same page.
    if (blocker.step === 2 || blocker.path.startsWith(UNCONFIRMED)) return `?field=${encodeURIComponent(blocker.path)}`
    return `${paths.editRenewal(id)}${linkToField(form, blocker)}`
  }
  const closed = isPending ? 'Checking for arrears.' : own.length > 0 ? LISTED : undefined
  return { arrears, waivers, blockers, headings, linkTo, closed }
}

const LISTED = 'Settle what is listed at the top of this page first.'
