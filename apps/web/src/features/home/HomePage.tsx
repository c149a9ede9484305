import { Button, Container, TextInput, Title } from '@mantine/core'
import { IconFileCertificate, IconListCheck, IconQrcode, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@lading/contract/paths'
import { Guilloche } from '#ui/Guilloche.tsx'
import { Seal } from '#ui/Seal.tsx'

/** The landing page: look a forwarder up, or become one. */
export default function HomePage() {
  return (
    <>
      <section className="hero">
        <Guilloche />
        <Container size="lg" className="hero-in">
          <div>
            <Title order={1}>Check that your freight forwarder is accredited</Title>
            <p>
              Search the register by business name or certificate number, or scan the QR code printed on a certificate.
            </p>
            <DirectorySearch />
          </div>
          <CertificateGuide />
        </Container>
      </section>
      <Container size="lg" component="section" className="section" aria-labelledby="forwarders">
        <Title order={2} id="forwarders">
          For freight forwarders
        </Title>
        <div className="trio">
          {tasks.map(({ icon: Shown, title, text }) => (
            <div key={title}>
              <Shown size={28} stroke={1.5} aria-hidden />
              <Title order={3}>{title}</Title>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className="home-start">
          <Button component={Link} to={paths.register()} size="md">
            Register your business
          </Button>
          <span>
            Already registered? <Link to={paths.login()}>Log in</Link>
          </span>
        </div>
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
    title: 'See where it stands',
    text: 'Who has your application, what comes next and by which day. If something must be mended, you are told what and why.',
  },
  {
    icon: IconQrcode,
    title: 'Receive a certificate that speaks for you',
    text: 'Signed, and with a QR code that anyone can check against the register, at any time and without an account.',
  },
] as const

function DirectorySearch() {
  const navigate = useNavigate()
  const search = (form: FormData) => {
    const words = String(form.get('search') ?? '').trim()
    void navigate(`${paths.directory()}${words && `?search=${encodeURIComponent(words)}`}`)
  }
  return (
    <form role="search" action={search}>
      <TextInput
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
    </form>
  )
}

/** How to tell a genuine certificate, on a paper like one. */
function CertificateGuide() {
  return (
    <div className="ticket mantine-visible-from-md">
      <div className="ticket-head">
        <Title order={2} size="h3">
          Holding a certificate?
        </Title>
        <Seal size={52} />
      </div>
      <ol>
        <li>Scan its QR code with the camera of your phone. The address must be this portal's.</li>
        <li>Compare the name and the number on the screen with those on the paper.</li>
        <li>Read whether it is current today: expired, suspended and revoked ones say so.</li>
      </ol>
      <hr />
      <p>No account is needed, and nobody is told that you asked.</p>
    </div>
  )
}
