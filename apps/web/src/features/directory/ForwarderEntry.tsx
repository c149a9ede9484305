import type { DirectoryEntry } from '@lading/contract/directory'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { dayText } from '#lib/format.ts'
import { Mark } from '#ui/Mark.tsx'

/** One accreditation in force: who, under which number, for what and until when. */
export function ForwarderEntry({ entry }: { entry: DirectoryEntry }) {
  const { business_name, trade_name, number, scope, city, expiry_date, slug, agency } = entry
  return (
    <li className="entry">
      <div>
        <h2>
          {slug ? (
            <Link to={paths.verifyDocument('certificate', slug)}>{business_name}</Link>
          ) : (
            <span>{business_name}</span>
          )}
        </h2>
        {trade_name && trade_name !== business_name && <p className="entry-trade">{trade_name}</p>}
        <p className="entry-facts">
          <span className="num">{number}</span>
          <span>{agency === 'dti' ? 'Sea' : 'Air'}</span>
          <span>{scope}</span>
          {city && (
            <span>
              <IconMapPin size={14} aria-hidden /> {city}
            </span>
          )}
        </p>
      </div>
      <div className="entry-until">
        <Mark tone="done" size="sm">
          Accredited
        </Mark>
        <span className="num">until {dayText(expiry_date)}</span>
      </div>
    </li>
  )
}
