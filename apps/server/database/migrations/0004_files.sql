-- Files are opaque ids; where the bytes lie is nobody's business but the storage's. A row is written before its bytes,
-- so that a sweep finds what no act took up.
create table files (
  id uuid primary key,
  name text not null,
  media_type text not null,
  size int not null check (size > 0),
  page_count int, -- of a PDF; null for pictures
  sha256 text not null,
  storage_key text not null unique,
  uploaded_by int references users,
  business_id int references businesses,
  created_at timestamptz not null,
  attached_at timestamptz,
  deleted_at timestamptz
);
create index files_business on files (business_id);
create index files_unattached on files (created_at) where attached_at is null;

create table file_tickets (
  token_hash text primary key,
  file_id uuid not null references files,
  user_id int not null references users,
  expires_at timestamptz not null,
  used_at timestamptz
);
