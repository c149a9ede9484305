/** A post of the demo. `for_roles` left out: for everybody, visitors too. */
export interface DemoPost {
  readonly slug: string
  readonly title: string
  readonly content: string
  readonly days_ago: number
  readonly for_roles?: readonly number[]
}

const CUSTOMER = [2]
const DESKS = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]

export const demoAnnouncements: readonly DemoPost[] = [
  {
    slug: 'acting-arrangements',
    title: 'Acting arrangements',
    days_ago: 1,
    for_roles: DESKS,
    content:
      '<p>Each desk names one person who acts while others are away. Please tell the queue manager of your side who it is before your leave begins.</p><p>The clocks of the citizen’s charter continue in this time; only holidays and suspended days stand still.</p>',
  },
  {
    slug: 'scanned-permits-what-is-returned-most-often',
    title: 'Scanned permits: what evaluators return most often',
    days_ago: 3,
    for_roles: CUSTOMER,
    content:
      '<p>Most returned applications come back for one of three reasons:</p><ul><li>the mayor’s permit is of last year,</li><li>the scan cuts off the seal or the signature,</li><li>the name on the permit is not the name of the registration.</li></ul><p>A scan of 200 dots per inch in grey is small enough and easy to read.</p>',
  },
  {
    slug: 'office-hours',
    title: 'Office hours',
    days_ago: 6,
    content:
      '<p>Both offices are open Monday to Friday, 8:00 am to 5:00 pm. They are closed on national holidays.</p><p>Certificates can be picked up until 4:30 pm. Applications can be filed here at any hour; what is filed after 5:00 pm counts from the next working day.</p>',
  },
  {
    slug: 'one-portal-for-sea-and-air',
    title: 'One portal for sea and air',
    days_ago: 19,
    content:
      '<p>Applications for accreditation by sea and by air are now filed in one place, with one account and one record of the business. Documents that both agencies ask for are attached once.</p>',
  },
  {
    slug: 'verify-a-certificate-with-your-phone',
    title: 'Verify a certificate with your phone',
    days_ago: 34,
    content:
      '<p>Every certificate issued here carries a QR code. Scan it with the camera of a phone: the page says at once whether the accreditation is current, and of whom. It works without a network too, once the page was visited.</p>',
  },
]

export const demoAdvisories: readonly DemoPost[] = [
  {
    slug: 'quarterly-reports-of-sea-forwarders',
    title: 'When quarterly reports are due',
    days_ago: 2,
    for_roles: CUSTOMER,
    content:
      '<p>By sea the report of a quarter is due within 30 days after the quarter ends. A report that comes late is subject to the penalty of the schedule of fees.</p>',
  },
  {
    slug: 'advisory-on-fixers',
    title: 'Deal with the agency only',
    days_ago: 10,
    content:
      '<p>No one outside the agencies can speed up an application. Fees are paid against an order of payment of this portal, and every payment has an official receipt. Please report anyone who offers a shortcut.</p>',
  },
  {
    slug: 'insurance-of-cargo-to-be-renewed-before-it-ends',
    title: 'Cargo insurance is renewed before it ends',
    days_ago: 23,
    content:
      '<p>An accreditation asks for insurance that is in force without a gap. The new policy may be sent as soon as it is issued; the old one stays on record.</p>',
  },
  {
    slug: 'maintenance-of-the-portal-on-sunday',
    title: 'Maintenance on the first Sunday of the month',
    days_ago: 41,
    content:
      '<p>On the first Sunday of each month the portal is maintained from 1:00 am to 4:00 am. A draft that is open then is kept; continue with it afterwards.</p>',
  },
]
