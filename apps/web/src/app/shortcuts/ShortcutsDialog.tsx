import { Group, Kbd, Switch, Text } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useSingleKeys } from '#lib/single-keys.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { keyName } from './key-names.ts'
import { shortcuts, type ShortcutName } from './shortcuts.ts'
import { RuledList } from '#ui/layout/RuledList.tsx'

interface Props {
  /** What the frame can carry out. */
  readonly names: readonly string[]
  readonly onClose: () => void
}

/** The shortcuts that work here, and the switch for those of a single key. */
export function ShortcutsDialog({ names, onClose }: Props) {
  const [areOn, turn] = useSingleKeys()
  const offered = shortcuts.filter(({ name }) => names.includes(name satisfies ShortcutName))
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} width={480}>
      <RuledList component="dl">
        {offered.map(({ name, keys, words }) => (
          <Group
            key={name}
            justify="space-between"
            wrap="nowrap"
            fz="sm"
            {...(!areOn && keys[0] !== 'mod' && { c: 'dimmed', td: 'line-through' })}
          >
            <dt>{words}</dt>
            <Text component="dd" inherit m={0} flex="none">
              {keys.map((key, place) => (
                <span key={key}>
                  {place > 0 && (
                    <Text span size="xs" c="dimmed">
                      {keys[0] === 'mod' ? ' + ' : ' then '}
                    </Text>
                  )}
                  <Kbd>{keyName(key)}</Kbd>
                </span>
              ))}
            </Text>
          </Group>
        ))}
      </RuledList>
      <Switch
        mt="md"
        label="Single-key shortcuts"
        description="When off, only shortcuts with Ctrl or ⌘ work. This helps with speech input or keys pressed by accident. Saved on this device."
        checked={areOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {!areOn && (
        <Text size="sm" mt="xs" role="status">
          This list is in the command palette too.
        </Text>
      )}
    </Dialog>
  )
}
