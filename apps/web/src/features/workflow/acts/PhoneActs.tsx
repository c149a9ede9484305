import { Button, Divider, Drawer, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronUp } from '@tabler/icons-react'
import { useTransaction } from '../open-transaction.ts'
import { primaryOf } from './offered-acts.ts'
import { ActIcon } from './ActIcon.tsx'
import { ActPanel } from './ActPanel.tsx'
import { useActs } from './ActProvider.tsx'
import classes from './PhoneActs.module.css'

/** On a phone: the primary act at the foot of the screen, all others in a sheet above it. */
export function PhoneActs() {
  const { process } = useTransaction()
  const { start, making } = useActs()
  const [isOpen, sheet] = useDisclosure()
  const primary = primaryOf(process.acts)
  return (
    <>
      <div className={`${classes.bar} no-print`} data-foot>
        {primary && (
          <Button
            flex={1}
            classNames={{ root: classes.act, label: classes.words }}
            leftSection={<ActIcon action={primary.action} />}
            loading={making === primary.action}
            onClick={() => start(primary)}
          >
            {primary.label}
          </Button>
        )}
        <Button
          variant="default"
          classNames={{ root: classes.act, label: classes.words }}
          flex={primary ? undefined : 1}
          rightSection={<IconChevronUp size={16} aria-hidden />}
          onClick={sheet.open}
        >
          All actions
        </Button>
      </div>
      <Drawer.Root opened={isOpen} onClose={sheet.close} position="bottom" size="auto" radius="14px 14px 0 0">
        <Drawer.Overlay />
        <Drawer.Content data-closing={!isOpen || undefined}>
          {/* Not Drawer.Header: a <header> here is a second banner to readers. */}
          <Group justify="space-between" pl="md" pr="xs" py="xs">
            <Drawer.Title fz="md" fw={600} ff="heading">
              Actions
            </Drawer.Title>
            <Drawer.CloseButton aria-label="Close actions" />
          </Group>
          <Divider />
          <Drawer.Body pt="md">
            <ActPanel onStart={sheet.close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
