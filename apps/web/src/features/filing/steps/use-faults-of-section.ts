import type { Filing } from '@lading/contract/filing/filing'
import { isAnsweredAt } from '@lading/contract/forms/form-sections'
import { useEffect } from 'react'
import { useToday } from '#lib/today.ts'
import type { Draft } from '../draft/use-draft.ts'
import { blockersOf, fieldName, formOf, toldBlockers } from '../draft/draft-form.ts'

/** A section that the list calls "To be corrected" says at its fields what is wrong; what is missing is asked for later. */
export function useFaultsOfSection(form: Draft['form'], filing: Filing, section: string | null) {
  const today = useToday()
  useEffect(() => {
    if (section === null) return
    const answers = form.getValues()
    for (const { path, message, section: its } of blockersOf(filing, today, answers))
      if (its === section && isAnsweredAt(formOf(filing), answers, path))
        form.setFieldError(fieldName(path, answers), message)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens: a field that is edited judges itself
  }, [])

  // What the server finds in an answer that was just saved stands at its field, while one is still there.
  useEffect(() => {
    const answers = form.getValues()
    for (const { path, message, section: its } of toldBlockers(filing, answers))
      if (section === null || its === section) form.setFieldError(fieldName(path, answers), message)
    // oxlint-disable-next-line react/exhaustive-deps -- with each reading that says something else
  }, [filing.faults])
}
