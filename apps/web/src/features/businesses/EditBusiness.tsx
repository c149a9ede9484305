import { changeBusiness, type Business } from '@lading/contract/businesses'
import {
  type BusinessProfile,
  BusinessProfileDraft,
  BusinessProfileGiven,
} from '@lading/contract/forms/business/business-profile'
import { Box, Button, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { CallFailed } from '#lib/transport.ts'
import { BusinessSections } from '#ui/business-form/BusinessSections.tsx'
import { mergeProfiles, type Merged } from '#ui/business-form/merge-profiles.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, FormFoot, useSchemaForm } from '#ui/forms/Form.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { toast } from '#lib/toast.ts'
import { LeaveGuard } from '#ui/forms/LeaveGuard.tsx'
import { useFocusOnField } from '../filing/steps/use-focus-on-field.ts'
import { SavedMeanwhile } from './SavedMeanwhile.tsx'

interface Props {
  readonly business: Business
  readonly onDone: () => void
}

/** The whole profile as a form, saved at once; what somebody else saved meanwhile is brought together, not lost. */
export function EditBusiness({ business, onDone }: Props) {
  const form = useSchemaForm(BusinessProfileGiven, business.profile)
  const base = useRef({ version: business.version, profile: business.profile })
  const [merged, setMerged] = useState<Merged>()
  const isSaved = useRef(false)
  const page = useRef<HTMLDivElement>(null)
  const field = useSearchParams()[0].get('field')
  // The button that opened the form is gone: the person goes on at its first answer, or at the one that was led to.
  useEffect(() => {
    if (field === null) page.current?.querySelector('input')?.focus()
  }, [field])
  useFocusOnField(page, business.profile, field)
  const act = useAct(changeBusiness, { quiet: true, onDone: saved })

  function saved({ missing }: Business) {
    isSaved.current = true
    toast.success(missing.length > 0 ? 'Saved. Some answers are still missing.' : 'Saved. The profile is complete.')
    onDone()
  }
  const save = (profile: BusinessProfile) =>
    act.mutate(
      { params: { id: business.id }, body: { version: base.current.version, profile } },
      { onError: bringTogether },
    )
  function bringTogether(error: Error) {
    const theirs = savedMeanwhile(error)
    if (!theirs) return
    const result = mergeProfiles(base.current.profile, form.getValues(), theirs.profile)
    base.current = theirs
    form.setValues(result.profile)
    setMerged(result)
  }
  const refusal = act.error && !hasFieldErrors(act.error) && !savedMeanwhile(act.error) ? act.error.message : undefined
  return (
    <Stack gap="lg" ref={page}>
      <PageHeader eyebrow="Edit" title={business.profile.business_name} />
      <LeaveGuard when={() => !isSaved.current && form.isDirty()} />
      <Form form={form} problem={act.error} busy={act.isPending} onSubmit={save} label="Business profile">
        {merged && <SavedMeanwhile merged={merged} onTake={(name, value) => form.setFieldValue(name, value)} />}
        {refusal && <ErrorState message={refusal} />}
        <BusinessSections />
        {/* Saving stays in reach of a long form. */}
        <Box
          pos="sticky"
          bottom={0}
          mx={-4}
          mb={-4}
          px="md"
          py="sm"
          bg="var(--mantine-color-body)"
          bd="1px solid var(--line)"
          bdrs="8px 8px 0 0"
          style={{ zIndex: 2 }}
        >
          <FormFoot>
            <Button variant="default" onClick={onDone} disabled={act.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={act.isPending}>
              Save
            </Button>
          </FormFoot>
        </Box>
      </Form>
    </Stack>
  )
}

/** What the register holds now, where the refusal was a stale version. */
function savedMeanwhile(error: Error): { version: number; profile: BusinessProfile } | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined
  const { version, profile } = (error.problem.details ?? {}) as { version?: number; profile?: unknown }
  return version === undefined ? undefined : { version, profile: BusinessProfileDraft.parse(profile) }
}
