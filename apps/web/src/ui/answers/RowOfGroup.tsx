import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useBound } from '../Form.tsx'
import { FieldList } from './FieldList.tsx'
import { useFormScope } from './form-scope.ts'
import classes from './RowGroup.module.css'

interface Props {
  readonly group: string
  readonly columns: FieldTable
  readonly row_key: string
  readonly index: number
  readonly one: string
  readonly onRemove: ((index: number) => void) | undefined
}

/** One row of a list; typing in it draws the list again, but not its other rows. */
export const RowOfGroup = memo(
  function RowOfGroup({ group, columns, row_key, index, one, onRemove }: Props) {
    const prefix = `${group}.${index}.`
    return (
      <fieldset className={classes.row} data-row={row_key}>
        <RowLegend path={`${prefix}name`} one={one} index={index} />
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
              {one} {index + 1}
            </span>
          </Button>
        )}
      </fieldset>
    )
  },
  (now, next) =>
    now.group === next.group && now.index === next.index && now.one === next.one && !now.onRemove === !next.onRemove,
)

function RowLegend({ path, one, index }: { path: string; one: string; index: number }) {
  const { at } = useFormScope()
  const name = useBound<string | null>(at + path).value
  return (
    <legend>
      <Text span inherit fw={400} c="dimmed">
        {one.charAt(0).toUpperCase() + one.slice(1)} {index + 1}
      </Text>
      {name ? ` ${name}` : ''}
    </legend>
  )
}
