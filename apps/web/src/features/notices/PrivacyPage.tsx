import { paths } from '@lading/contract/addresses/paths'
import { List, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { officesIn } from '#lib/office.ts'
import { NoticePage } from './NoticePage.tsx'
import { Prose } from './Prose.tsx'

/** What the agencies do with personal data, how to exercise one's rights, and whom to ask (RA 10173). */
export default function PrivacyPage() {
  return (
    <NoticePage title="Privacy notice" version="privacy.version">
      {(settings) => (
        <>
          <Prose text={settings.get('privacy.notice') ?? ''} />
          <Title order={2} size="h3" mt="md">
            See, correct or take your data with you
          </Title>
          <Text>
            Log in and open <Link to={paths.profile()}>your profile</Link>. There you correct your name and contact
            details, see where you are signed in, and save everything the portal keeps about you as one archive. For
            anything else, write to the data protection officer.
          </Text>
          <Title order={2} size="h3" mt="md">
            Stored on your device
          </Title>
          <Text>
            The portal stores on your device what it needs to work: that you are signed in, forms you have not sent yet,
            and how you like its screens. It uses no advertising and no tracking.
          </Text>
          <Title order={2} size="h3" mt="md">
            Data protection officers
          </Title>
          <List>
            {officesIn(settings).map(({ code, name, address, privacy_email }) => (
              <List.Item key={code}>
                {name}, {address}: <a href={`mailto:${privacy_email}`}>{privacy_email}</a>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </NoticePage>
  )
}
