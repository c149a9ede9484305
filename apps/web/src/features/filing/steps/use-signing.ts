import type { Filing } from '@lading/contract/filing/filing'
import { Submission } from '@lading/contract/filing/submission'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { z } from 'zod'
import { useSession } from '#lib/session.ts'
import { useSchemaForm } from '#ui/forms/Form.tsx'
import { answersOf } from '../draft/draft-form.ts'

// In the order of the screen, which is the order in which what is wrong is told.
const Signing = z.object({
  declaration: Submission.shape.declaration,
  privacy: z.literal(true, 'Read and accept the privacy notice to continue.'),
  signature_name: Submission.shape.signature_name,
  delivery: Submission.shape.delivery,
})

export const unsigned = { declaration: false, privacy: false, signature_name: '', delivery: 'electronic' }

const blank = { ...unsigned, declared_of: '', is_anew: false }

/** The declaration of a draft, kept for this person when the page is left: going back from the review loses none of it. */
export function useSigning({ transaction_id }: Pick<Filing, 'transaction_id'>) {
  const queries = useQueryClient()
  const { user } = useSession()
  const key = useMemo(() => ['signing', user?.id, transaction_id], [user?.id, transaction_id])
  const form = useSchemaForm(Signing, queries.getQueryData<typeof blank>(key) ?? blank)
  const { getValues } = form
  useEffect(() => {
    queries.setQueryDefaults(key, { gcTime: Infinity }) // as long as the portal is open
    return () => void queries.setQueryData(key, getValues())
  }, [queries, key, getValues])
  return { form }
}
export type Signing = ReturnType<typeof useSigning>

/**
 * Takes declaration and signature back where what they were given for changed since; true where it did, until both are given
 * anew.
 */
export function useDeclaredAnew({ form }: Signing, { content_hash }: Filing): boolean {
  const { getValues, setFieldValue } = form
  useEffect(() => {
    const { declared_of, declaration, signature_name } = getValues()
    setFieldValue('declared_of', content_hash)
    const isDeclared = declaration || signature_name !== ''
    if (declared_of === '' || declared_of === content_hash || !isDeclared) return
    setFieldValue('declaration', false)
    setFieldValue('signature_name', '')
    setFieldValue('is_anew', true)
  }, [content_hash, getValues, setFieldValue])
  const isDeclared = form.useWatchValue('declaration')
  const isSigned = form.useWatchValue('signature_name').trim() !== ''
  return form.useWatchValue('is_anew') && !(isDeclared && isSigned)
}

/** The names that the signature may be, where they are known here: of the account, and of the representative. */
export function useSignatories(reviewed: Filing): string {
  const { user } = useSession()
  const { representative_name = '' } = answersOf(reviewed)
  const names = [user ? signedName(user) : '', String(representative_name)].filter((name) => name !== '')
  return names.length === 0 ? '' : `Type it as ${[...new Set(names)].join(' or ')}.`
}
