import { businessById } from '@lading/contract/businesses'
import type { Filing } from '@lading/contract/filing/filing'
import { businessGroups } from '@lading/contract/forms/business-fields'
import { changeOfBranchesForm } from '@lading/contract/forms/changes/change-of-branches'
import { Box, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { FieldList } from '#ui/answers/FieldList.tsx'
import { SectionFacts } from '#ui/answers/FormFacts.tsx'
import { rowsIn, type Row } from '#ui/answers/answers.ts'
import { useFormScope } from '#ui/answers/form-scope.ts'
import { RowFieldset } from '#ui/answers/RowFieldset.tsx'
import { RowGroup } from '#ui/answers/RowGroup.tsx'
import { useBoundList } from '#ui/forms/bound.ts'
import { Pane } from '#ui/layout/Pane.tsx'

const { closed_on, closing_reason } = changeOfBranchesForm.groups.branches
// The name stands above them.
const { name: _, permit_number, permit_ends_on, ...facts } = businessGroups.branches
const permit = { permit_number, permit_ends_on }
const closing = { closed_on, closing_reason }

/** The branches of the register, each to be closed, given its new permit, or left; and those that are opened. */
export function BranchesPart({ filing }: { filing: Filing }) {
  const { at } = useFormScope()
  const { value: rows } = useBoundList<Row>(`${at}branches`)
  const registered = new Set(rowsIn(filing.register ?? {}, 'branches').map(({ key }) => key))
  const known = useBranchesElsewhere(filing, registered)
  return (
    <>
      <Pane
        title="Branches in the register"
        subtitle="Enter the day and the reason for a branch that closed, and the new permit of one whose permit was renewed."
      >
        {registered.size === 0 && <Text c="dimmed">The register has no branches under this accreditation.</Text>}
        <Stack gap="md" align="flex-start">
          {rows.map((row, index) => registered.has(row.key) && <Registered key={row.key} row={row} index={index} />)}
        </Stack>
      </Pane>
      <Pane title="Branches opened" subtitle="Each gets a certificate of its own.">
        <RowGroup
          group="branches"
          columns={businessGroups.branches}
          one="branch"
          known={known}
          elsewhere={registered}
        />
      </Pane>
    </>
  )
}

function Registered({ row, index }: { row: Row; index: number }) {
  const name = String(row.name ?? '')
  return (
    <RowFieldset row_key={row.key} legend={name || 'Branch'}>
      <Box mb="md">
        <SectionFacts fields={facts} answers={row} />
      </Box>
      <Stack gap="md">
        {[permit, closing].map((fields) => (
          <div key={Object.keys(fields).join()} className="fields">
            <FieldList fields={fields} prefix={`branches.${index}.`} />
          </div>
        ))}
      </Stack>
    </RowFieldset>
  )
}

/** Branches of the business that only the other agency covers, to be opened under this accreditation by one press. */
function useBranchesElsewhere({ business_id, form }: Filing, registered: ReadonlySet<string>) {
  const { data } = useQuery(query(businessById, { params: { id: String(business_id) } }))
  const mine = new Set(rowsIn(form, 'branches').map(({ key }) => key))
  const covered = new Set(data?.business_branches.filter(({ accreditation }) => accreditation).map(({ key }) => key))
  return (data?.profile.branches ?? [])
    .filter(({ key }) => covered.has(key) && !registered.has(key) && !mine.has(key))
    .map((branch) => ({ name: branch.name, answers: branch }))
}
