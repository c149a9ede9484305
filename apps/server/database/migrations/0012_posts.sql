-- Announcements and advisories, what people chose for themselves, and the signals that reach open pages.

-- Without roles a post is for everybody, visitors too.
create table announcements (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  content text not null, -- clean HTML
  published boolean not null default false,
  role_ids smallint[] not null default '{}',
  author_id int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create index announcements_newest on announcements (created_at desc) where published and deleted_at is null;

-- A post with a file is an advisory (specification, section 2.6).
create table advisories (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  content text not null, -- clean HTML
  advisory_file uuid not null references files,
  published boolean not null default false,
  role_ids smallint[] not null default '{}',
  author_id int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create index advisories_newest on advisories (created_at desc) where published and deleted_at is null;
create index advisories_file on advisories (advisory_file);

-- A person without a row has no photo and gets every mail copy.
create table user_profiles (
  user_id int primary key references users on delete cascade,
  photo_id uuid references files,
  mail_off text[] not null default '{}'
);

-- What open pages wait for: `told` says that somebody's notifications changed, `door` that a session of theirs may be
-- over. The signal carries no content; whoever hears it asks with the rights they have then.
create function signal_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('lading', 'told:' || new.user_id);
  return null;
end $$;
create trigger notifications_told after insert or update of read_at on notifications
  for each row execute function signal_told();

create function signal_door() returns trigger language plpgsql as $$
begin
  perform pg_notify('lading', 'door:' || (to_jsonb(new) ->> tg_argv[0]));
  return null;
end $$;
create trigger sessions_door after update of ended_at on sessions
  for each row execute function signal_door('user_id');
create trigger users_door after update of status, deleted_at on users
  for each row execute function signal_door('id');

-- `/search/transaction` asks for these by any part of them (specification, section 2.6; decisions).
create index businesses_tin_parts on businesses using gin (tin gin_trgm_ops);
create index invoices_number_parts on invoices using gin (fold(number) gin_trgm_ops);
create index receipts_number_parts on receipts using gin (fold(number) gin_trgm_ops);
create index issued_documents_number_parts on issued_documents using gin (fold(number) gin_trgm_ops);
create index accreditations_number_parts on accreditations using gin (fold(number) gin_trgm_ops);
