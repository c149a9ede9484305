import { businessFields } from '@lading/contract/forms/business-fields'
import type { Field } from '@lading/contract/forms/field-kinds'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useShown } from '#ui/answers/use-shown.ts'
import type { Clash, ProfileMerge } from '#ui/business-form/merge-profiles.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

/** Puts an answer in the place of what this person typed. */
export type Take = (name: Clash['name'], value: BusinessProfile[Clash['name']]) => void

interface Props {
  readonly merged: ProfileMerge
  readonly onTake: Take
}

/** Somebody else saved while this person was typing: what was taken over, and where both changed the same answer. */
export function SavedMeanwhile({ merged: { taken, clashes }, onTake }: Props) {
  const shown = useShown()
  const [done, setDone] = useState<readonly string[]>([])
  const open = clashes.filter(({ name }) => !done.includes(name))
  const take = ({ name, theirs }: Clash) => {
    onTake(name, theirs)
    setDone([...done, name])
  }
  const textOf = ({ name, theirs }: Clash) => {
    if (Array.isArray(theirs)) return `${theirs.length} in the list`
    return shown(businessFields[name as keyof typeof businessFields] as Field, theirs) || 'nothing'
  }
  return (
    <div role="alert">
      <Pane
        title="Another user changed this business while you were editing"
        subtitle="Your entries are kept. Review the form, then save again."
        act
      >
        {taken.length > 0 && (
          <Text size="sm" c="dimmed">
            Updated with their changes: {taken.join(', ')}.
          </Text>
        )}
        {open.length > 0 && (
          <RuledList fz="sm">
            {open.map((clash) => (
              <RuledLine key={clash.name}>
                <span>
                  <b>{clash.label}</b>: they saved “{textOf(clash)}”; your entry is in the form.
                </span>
                <Button size="compact-xs" variant="default" onClick={() => take(clash)}>
                  Use theirs<span className="vh"> for {clash.label}</span>
                </Button>
              </RuledLine>
            ))}
          </RuledList>
        )}
      </Pane>
    </div>
  )
}
