-- What staff may look up and, where it is a rule of the agencies, edit.
create table regions (code text primary key, name text not null);
create table provinces (code text primary key, region_code text not null references regions, name text not null);
create table cities (code text primary key, province_code text not null references provinces, name text not null);
create table barangays (code text primary key, city_code text not null references cities, name text not null);
create index provinces_region on provinces (region_code);
create index cities_province on cities (province_code);
create index barangays_city on barangays (city_code);
create table zipcodes (
  id int generated always as identity primary key,
  zip text not null,
  place text not null,
  city_code text references cities
);
create index zipcodes_city on zipcodes (city_code);
create table countries (code text primary key, name text not null);

create table holidays (
  id int generated always as identity primary key,
  day date not null,
  name text not null,
  kind text not null check (kind in ('regular', 'special_nonworking', 'special_working')),
  scope text not null default 'national',
  proclamation text not null default '',
  version int not null default 1,
  unique (day, scope)
);

create table settings (
  id int generated always as identity primary key,
  param_key text not null unique,
  param_value text not null,
  kind text not null check (kind in ('text', 'number', 'money', 'flag', 'day', 'json')),
  label text not null,
  legal_basis text not null default '',
  is_public boolean not null default false,
  version int not null default 1
);

create table fees (
  id int generated always as identity primary key,
  agency text not null check (agency in ('dti', 'cab')),
  param_key text not null,
  label text not null,
  param_value numeric(14,2) not null check (param_value >= 0),
  unit text not null,
  legal_basis text not null default '',
  effective_from date not null,
  effective_until date,
  version int not null default 1,
  unique (agency, param_key, effective_from)
);

create table penalties (
  id int generated always as identity primary key,
  agency text not null check (agency in ('dti', 'cab')),
  division text not null,
  reference_id text not null unique,
  violation text not null,
  unit text not null,
  unit_amount numeric(14,2) not null,
  cap numeric(14,2),
  legal_basis text not null default '',
  sheet_cell_unit text,
  sheet_cell_amount text,
  effective_from date not null,
  version int not null default 1
);

-- `definition` is an entry of the requirement catalogue (packages/domain, accreditation/requirements).
create table requirements (
  id int generated always as identity primary key,
  agency text not null check (agency in ('dti', 'cab')),
  code text not null,
  position int not null,
  definition jsonb not null,
  effective_from date not null,
  effective_until date,
  version int not null default 1,
  unique (agency, code, effective_from)
);

-- One row a series and year; taking a number locks it until the act commits, so there are no gaps and no doubles.
create table number_series (
  series text not null,
  period text not null,
  last_number int not null,
  primary key (series, period)
);
