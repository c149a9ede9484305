-- What was accepted of annual reports (type 13): the figures of the statements and of the year, and its lanes (ADR 47).

create table annual_statistics (
  transaction_id int primary key references transactions,
  business_id int not null references businesses,
  agency text not null check (agency in ('dti', 'cab')),
  first_day date not null,
  last_day date not null,
  employees bigint,
  weight_kg numeric(15,3),
  volume_cbm numeric(15,3), -- by sea
  teu numeric(15,3), -- by sea
  cash numeric(14,2),
  receivables numeric(14,2),
  inventory numeric(14,2),
  prepayments numeric(14,2),
  current_assets numeric(14,2),
  noncurrent_assets numeric(14,2),
  total_assets numeric(14,2),
  current_liabilities numeric(14,2),
  noncurrent_liabilities numeric(14,2),
  total_liabilities numeric(14,2),
  paid_up_capital numeric(14,2),
  retained_earnings numeric(14,2),
  equity numeric(14,2),
  revenue numeric(14,2),
  direct_cost numeric(14,2),
  operating_expenses numeric(14,2),
  net_income numeric(14,2)
);
create index annual_statistics_period on annual_statistics (agency, first_day);
create index annual_statistics_business on annual_statistics (business_id, agency, first_day);

create table annual_lanes (
  transaction_id int not null references annual_statistics,
  number int not null,
  origin text not null,
  destination text not null,
  country text not null,
  weight_kg numeric(15,3) not null,
  revenue numeric(14,2) not null,
  primary key (transaction_id, number)
);
