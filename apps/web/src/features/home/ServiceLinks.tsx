import { paths } from '@lading/contract/paths'
import { services } from '@lading/domain/transactions/services'
import { Anchor, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'

/** Every service that can be begun, each leading to its start page. */
export function ServiceLinks() {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="lg" p={0} m={0} style={{ listStyle: 'none' }}>
      {services.map(({ slug, title, who }) => (
        <li key={slug}>
          <Anchor component={Link} to={paths.service(slug)} fw={600} size="lg">
            {title}
          </Anchor>
          <Text c="dimmed">{who}</Text>
        </li>
      ))}
    </SimpleGrid>
  )
}
