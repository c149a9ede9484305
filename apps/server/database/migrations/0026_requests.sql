-- What a request for a certificate (type 16) is decided by: the search for cases, and the letter in its versions.

create table case_searches (
  id bigint generated always as identity primary key,
  transaction_id int not null references transactions,
  cases jsonb not null,
  by_user_id int references users,
  at timestamptz not null
);
create index case_searches_transaction on case_searches (transaction_id, id);

create table certification_letters (
  id bigint generated always as identity primary key,
  transaction_id int not null references transactions,
  version_no int not null,
  body text not null,
  written_by int not null references users,
  written_at timestamptz not null,
  unique (transaction_id, version_no)
);
