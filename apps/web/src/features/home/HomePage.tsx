import { Box, Button, Container, Flex, Grid, Group, Paper, SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { IconFileCertificate, IconListCheck, IconQrcode, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { Guilloche } from '#ui/facts/Guilloche.tsx'
import { Seal } from '#ui/facts/Seal.tsx'
import { ServiceLinks } from './ServiceLinks.tsx'
import classes from './HomePage.module.css'

/** The landing page: look a forwarder up, or become one. */
export default function HomePage() {
  return (
    <>
      <section className={classes.hero}>
        <Guilloche />
        <Container size="lg" py={{ base: 56, md: 88 }}>
          <Grid gap={56} align="center">
            <Grid.Col span={{ base: 12, md: 7 }}>
              <Title order={1} c="white" mb="lg">
                Check that your freight forwarder is accredited
              </Title>
              <Text size="md" maw="52ch" mb="lg">
                Search the register by business name or certificate number, or scan the QR code printed on a
                certificate.
              </Text>
              <DirectorySearch />
            </Grid.Col>
            <Grid.Col span={5} visibleFrom="md">
              <CertificateGuide />
            </Grid.Col>
          </Grid>
        </Container>
      </section>
      <Container size="lg" component="section" py={{ base: 44, xs: 64 }} aria-labelledby="forwarders">
        <Title order={2} mb="lg" id="forwarders">
          For freight forwarders
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={1} className={classes.tasks}>
          {tasks.map(({ icon: Shown, title, text }) => (
            <Box key={title} bg="var(--mantine-color-body)" px={{ base: 'lg', xs: 'xl' }} py="xl">
              <Shown size={28} stroke={1.5} color="var(--seal)" aria-hidden />
              <Title order={3} mt="xs" mb="xxs">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
            </Box>
          ))}
        </SimpleGrid>
        <Group mt="xl" gap="lg">
          <Button component={Link} to={paths.register()} size="md">
            Register your business
          </Button>
          <span>
            Already registered? <Link to={paths.login()}>Log in</Link>
          </span>
        </Group>
        <Title order={2} mt={56} mb="lg">
          Services
        </Title>
        <ServiceLinks />
      </Container>
    </>
  )
}

const tasks = [
  {
    icon: IconFileCertificate,
    title: 'Apply in three steps',
    text: 'Domestic, international or NVOCC. The portal lists the documents your business needs and keeps your draft as you type.',
  },
  {
    icon: IconListCheck,
    title: 'Follow its progress',
    text: 'Which office has your application, what comes next, and by when. If something must be corrected, you are told what and why.',
  },
  {
    icon: IconQrcode,
    title: 'Receive a certificate anyone can verify',
    text: 'With a QR code that anyone can check against the register, at any time and without an account.',
  },
] as const

function DirectorySearch() {
  const navigate = useNavigate()
  const search = (form: FormData) => {
    const words = String(form.get('search') ?? '').trim()
    void navigate(`${paths.directory()}${words && `?search=${encodeURIComponent(words)}`}`)
  }
  return (
    <Flex component="form" role="search" action={search} gap="xs" maw={540} direction={{ base: 'column', xs: 'row' }}>
      <TextInput
        flex={1}
        name="search"
        type="search"
        aria-label="Business name or certificate number"
        placeholder="Business name or certificate number"
        size="md"
        maxLength={255}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Button type="submit" size="md" color="brass.4" c="#10242c">
        Search
      </Button>
    </Flex>
  )
}

/** How to tell a genuine certificate, on a drawing of one. */
function CertificateGuide() {
  return (
    <Paper c="var(--mantine-color-text)" className={classes.ticket} px={24} py="lg">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} size="h3">
          Holding a certificate?
        </Title>
        <Seal size={52} />
      </Group>
      <ol>
        <li>Scan its QR code with the camera of your phone. The address must be this portal's.</li>
        <li>Compare the name and the number on the screen with those on the certificate.</li>
        <li>Check that it is current today. Expired, suspended and revoked certificates are marked.</li>
      </ol>
      <hr />
      <Text size="sm" c="dimmed">
        No account is needed, and your check is not reported to anyone.
      </Text>
    </Paper>
  )
}
