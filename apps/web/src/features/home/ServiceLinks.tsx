import { paths } from '@lading/contract/addresses/paths'
import { whoNeedsIt } from '@lading/domain/transactions/service-introductions'
import { services } from '@lading/domain/transactions/services'
import { Anchor, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'

/** Every service that can be begun, each leading to its start page. */
export function ServiceLinks() {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="lg" p={0} m={0} style={{ listStyle: 'none' }}>
      {services.map((service) => (
        <li key={service.slug}>
          <Anchor component={Link} to={paths.service(service.slug)} fw={600} size="md">
            {service.title}
          </Anchor>
          <Text c="dimmed">{whoNeedsIt(service)}</Text>
        </li>
      ))}
    </SimpleGrid>
  )
}
