import type { Business } from '@lading/contract/businesses'
import { businessSections, type BusinessSection } from '@lading/contract/forms/business-fields'
import { businessParts } from '@lading/contract/forms/business/business-profile'
import { fieldAt } from '@lading/contract/forms/form-answers'
import { paths } from '@lading/contract/addresses/paths'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Pane } from '#ui/layout/Pane.tsx'
import { FEW, mayEdit } from './may-edit.ts'
import { Needs } from './Needs.tsx'

/** What an application still needs, each a link to its field: answer by answer, or section by section while most is blank. */
export function MissingAnswers({ business }: { readonly business: Business }) {
  const { missing } = business
  return (
    <Pane title="Required before an application can be filed" act>
      <Needs
        lines={(missing.length > FEW ? bySection(missing) : missing).map(({ path, message }) => [
          path,
          mayEdit(business) ? (
            <Anchor component={Link} to={paths.businessAnswer(business.id, path)} inherit>
              {message}
            </Anchor>
          ) : (
            message
          ),
        ])}
      />
    </Pane>
  )
}

/** A line for each section, by the first of its answers. */
function bySection(missing: Business['missing']): Business['missing'] {
  return [...Map.groupBy(missing, ({ path }) => sectionAt(path))].map(([section, notes]) => ({
    path: notes[0]?.path ?? section,
    message: `${businessSections[section]}: ${notes.length === 1 ? 'one answer' : `${notes.length} answers`}`,
  }))
}

const sectionAt = (path: string) => (fieldAt(businessParts, path)?.section ?? path) as BusinessSection
