-- Somebody is asked to act for a business; they belong to it once they accept. Only a hash of the mailed token is kept.
create table business_invitations (
  id int generated always as identity primary key,
  business_id int not null references businesses,
  email text not null,
  is_owner boolean not null default false,
  rights text[] not null default '{}',
  token_hash text not null unique,
  invited_by int not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  withdrawn_at timestamptz,
  check (rights <@ array['prepare', 'submit', 'pay', 'manage-people'])
);
create unique index business_invitations_open on business_invitations (business_id, lower(email))
  where answered_at is null and withdrawn_at is null;
