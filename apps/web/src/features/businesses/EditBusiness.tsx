import { changeBusiness, type Business } from '@lading/contract/businesses'
import { paths } from '@lading/contract/addresses/paths'
import {
  type BusinessProfile,
  BusinessProfileDraft,
  BusinessProfileGiven,
} from '@lading/contract/forms/business/business-profile'
import { Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAct } from '#lib/act.ts'
import { toast } from '#lib/toast.ts'
import { CallFailed } from '#lib/transport.ts'
import { BusinessSections } from '#ui/business-form/BusinessSections.tsx'
import { mergeProfiles, type ProfileMerge } from '#ui/business-form/merge-profiles.ts'
import { EntityForm } from '#ui/forms/EntityForm.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useFocusOnField } from '../filing/steps/use-focus-on-field.ts'
import { SavedMeanwhile, type Take } from './SavedMeanwhile.tsx'

interface Props {
  readonly business: Business
  readonly onDone: () => void
}

/** A profile with the version in which it was saved. */
interface Edition {
  readonly version: number
  readonly profile: BusinessProfile
}

/** The whole profile as a form, saved at once; what somebody else saved meanwhile is brought together, not lost. */
export function EditBusiness({ business, onDone }: Props) {
  const theirs = useRef<Edition>(undefined)
  const [merged, setMerged] = useState<ProfileMerge & { readonly onTake: Take }>()
  const page = useRef<HTMLDivElement>(null)
  const field = useSearchParams()[0].get('field')
  // The button that opened the form is gone: the person goes on at its first answer, or at the one that was led to.
  useEffect(() => {
    if (field === null) page.current?.querySelector('input')?.focus()
  }, [field])
  useFocusOnField(page, business.profile, field)
  const act = useAct(changeBusiness, { quiet: true, onDone: saved })

  function saved({ missing }: Business) {
    toast.success(missing.length > 0 ? 'Saved. Some answers are still missing.' : 'Saved. The profile is complete.')
    onDone()
  }
  function save(profile: BusinessProfile, version: number, form: UseFormReturnType<BusinessProfile>) {
    const opened = { version, profile: form.getInitialValues() }
    const base = theirs.current && theirs.current.version >= version ? theirs.current : opened
    act.mutate(
      { params: { id: business.id }, body: { version: base.version, profile } },
      { onError: (error) => bringTogether(error, base, form) },
    )
  }
  function bringTogether(error: Error, base: Edition, form: UseFormReturnType<BusinessProfile>) {
    const saved = savedMeanwhile(error)
    if (!saved) return
    theirs.current = saved
    const result = mergeProfiles(base.profile, form.getValues(), saved.profile)
    form.setValues(result.profile)
    setMerged({ ...result, onTake: (name, value) => form.setFieldValue(name, value) })
  }
  return (
    <Stack gap="lg" ref={page}>
      <PageHeader eyebrow="Edit" title={business.profile.business_name} />
      <EntityForm<BusinessProfile>
        label="Business profile"
        schema={BusinessProfileGiven}
        version={business.version}
        answers={business.profile}
        back={paths.business(business.id)}
        isInSearch
        isLong
        problem={act.error}
        busy={act.isPending}
        save="Save"
        onSave={save}
      >
        {merged && <SavedMeanwhile merged={merged} onTake={merged.onTake} />}
        {act.error && !savedMeanwhile(act.error) && (
          <div ref={showAbove} key={act.submittedAt}>
            <Refusal error={act.error} />
          </div>
        )}
        <BusinessSections />
      </EntityForm>
    </Stack>
  )
}

/** Into view: Save sticks at the bottom of the long form, whose first section may be far above. */
function showAbove(refusal: HTMLElement | null) {
  refusal?.scrollIntoView({ block: 'center' })
}

/** What the register holds now, where the refusal was a stale version. */
function savedMeanwhile(error: Error): Edition | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined
  const { version, profile } = (error.problem.details ?? {}) as { version?: number; profile?: unknown }
  return version === undefined ? undefined : { version, profile: BusinessProfileDraft.parse(profile) }
}
