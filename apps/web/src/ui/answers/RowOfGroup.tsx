import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useBound } from '../forms/bound.ts'
import { FieldList } from './FieldList.tsx'
import { useFormScope } from './form-scope.ts'
import { RowFieldset } from './RowFieldset.tsx'

interface Props {
  readonly group: string
  readonly columns: FieldTable
  readonly row_key: string
  readonly index: number
  /** Counted on the page. */
  readonly number: number
  readonly one: string
  readonly onRemove: ((index: number) => void) | undefined
}

/** One row of a list; typing in it draws the list again, but not its other rows. */
export const RowOfGroup = memo(
  function RowOfGroup({ group, columns, row_key, index, number, one, onRemove }: Props) {
    const prefix = `${group}.${index}.`
    return (
      <RowFieldset row_key={row_key} legend={<RowName path={`${prefix}name`} one={one} number={number} />}>
        <div className="fields">
          <FieldList fields={columns} prefix={prefix} />
        </div>
        {onRemove && (
          <Button
            variant="subtle"
            color="stamp"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => onRemove(index)}
          >
            Remove
            <span className="vh">
              {' '}
              {one} {number}
            </span>
          </Button>
        )}
      </RowFieldset>
    )
  },
  (now, next) =>
    now.group === next.group &&
    now.index === next.index &&
    now.number === next.number &&
    now.one === next.one &&
    !now.onRemove === !next.onRemove,
)

function RowName({ path, one, number }: { path: string; one: string; number: number }) {
  const { at } = useFormScope()
  const name = useBound<string | null>(at + path).value
  return (
    <>
      <Text span inherit fw={400} c="dimmed">
        {one.charAt(0).toUpperCase() + one.slice(1)} {number}
      </Text>
      {name ? ` ${name}` : ''}
    </>
  )
}
