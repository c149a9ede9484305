import { exportOwnRecords } from '@lading/contract/profile'
import { Text } from '@mantine/core'
import { useDownload } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { DownloadButton } from '#ui/pdf/DownloadButton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** All of it in one archive. */
export function RecordsPane() {
  const download = useDownload()
  const isStaff = useActor()?.audience === 'staff'
  const ofBusinesses = isStaff ? '' : ', your businesses and their transactions with every file you may read'
  return (
    <Pane title="My data" aside={<DownloadButton save={() => download(exportOwnRecords)}>Save as ZIP</DownloadButton>}>
      <Text size="sm">
        Your account, sign-ins, notifications and activity{ofBusinesses}. The tables are in JSON format.
      </Text>
    </Pane>
  )
}
