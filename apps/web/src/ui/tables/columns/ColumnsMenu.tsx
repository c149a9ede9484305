import { Button, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'

interface Props {
  readonly heads: readonly string[]
  readonly shown: readonly string[]
  /** The heads that shall be shown, at least one. */
  readonly onChoose: (heads: readonly string[]) => void
}

/** Which columns a table shows; the last one stays. */
export function ColumnsMenu({ heads, shown, onChoose }: Props) {
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} closeOnItemClick={false} keepMounted={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
          aria-label="Columns"
          title="Columns"
        >
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxGroup value={[...shown]} onChange={onChoose}>
          {heads.map((head) => (
            <Menu.CheckboxItem key={head} value={head} disabled={shown.length === 1 && shown[0] === head}>
              {head}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
        <Menu.Divider />
        <Menu.Item disabled={shown.length === heads.length} onClick={() => onChoose(heads)}>
          Show all columns
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
