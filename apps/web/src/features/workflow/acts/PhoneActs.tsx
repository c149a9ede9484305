import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronUp } from '@tabler/icons-react'
import { useTransaction } from '../open-transaction.ts'
import { primaryOf } from './act-words.ts'
import { ActIcon } from './ActIcon.tsx'
import { ActPanel } from './ActPanel.tsx'
import { useActs } from './ActProvider.tsx'

/** On a phone: the primary act at the foot of the screen, all others in a sheet above it. */
export function PhoneActs() {
  const { process } = useTransaction()
  const { start, making } = useActs()
  const [isOpen, sheet] = useDisclosure()
  const primary = primaryOf(process.acts)
  return (
    <>
      <div className="actbar no-print">
        {primary && (
          <Button
            flex={1}
            leftSection={<ActIcon action={primary.action} />}
            loading={making === primary.action}
            onClick={() => start(primary)}
          >
            {primary.label}
          </Button>
        )}
        <Button
          variant="default"
          flex={primary ? undefined : 1}
          rightSection={<IconChevronUp size={16} aria-hidden />}
          onClick={sheet.open}
        >
          All acts
        </Button>
      </div>
      <Drawer.Root
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        classNames={{ content: 'actsheet' }}
      >
        <Drawer.Overlay />
        <Drawer.Content data-closing={!isOpen || undefined}>
          <div className="dlg-head">
            <Drawer.Title className="dlg-title">Actions</Drawer.Title>
          </div>
          <Drawer.Body>
            <ActPanel onStart={sheet.close} />
          </Drawer.Body>
          <Drawer.CloseButton aria-label="Close actions" className="dlg-close" />
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
