-- Reports about a period (types 13 and 14): the period of an obligation, the lines of a report, and what was accepted
-- of them as statistics (ADR 47).

alter table obligations
  add column first_day date, -- of the period; null of insurance
  add column last_day date,
  add column corrected_late boolean not null default false, -- what came back was answered after the client's time
  add check ((first_day is null) = (last_day is null)),
  add check (last_day >= first_day);

-- Up to 5,000 a report; the form of the report answers for them with their number, totals and digest.
create table report_lines (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  section text not null,
  number int not null check (number > 0), -- of the line in its section, as people name it
  identity text not null, -- what the line is about: no two lines of a section share it
  answers jsonb not null,
  unique (transaction_id, section, number),
  unique (transaction_id, section, identity)
);
-- Serial numbers of waybills are compared with those of the business's other reports.
create index report_lines_series on report_lines (transaction_id, (answers->>'series')) where section = 'serials';

-- One row a line of an accepted cargo report but for serial numbers, in the measures of both agencies; what a section does not ask is null.
create table cargo_statistics (
  transaction_id int not null references transactions,
  section text not null,
  number int not null,
  business_id int not null references businesses,
  agency text not null check (agency in ('dti', 'cab')),
  first_day date not null,
  last_day date not null,
  carrier text,
  origin text, -- port of loading by sea
  destination text, -- port of discharge by sea
  country text,
  direction text,
  load text,
  waybills bigint, -- air waybills of direct cargo, master waybills of consolidation
  house_bills bigint, -- house waybills by air
  containers_20 bigint,
  containers_40 bigint,
  containers_45 bigint,
  teu numeric(15,3),
  volume_cbm numeric(15,3),
  weight_kg numeric(15,3), -- chargeable weight by air
  boxes bigint,
  undelivered bigint,
  freight_charges numeric(14,2),
  revenue numeric(14,2), -- freight revenue; by air commission, gross consolidated revenue or income
  primary key (transaction_id, section, number)
);
create index cargo_statistics_period on cargo_statistics (agency, first_day, section);
create index cargo_statistics_business on cargo_statistics (business_id, agency, first_day);
