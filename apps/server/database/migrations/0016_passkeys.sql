-- Passkeys of staff: a key that a device or a security key keeps, beside the app or in place of it.
create table passkeys (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  -- What the browser finds it by; base64url, as the public key is.
  credential_id text not null unique,
  public_key text not null,
  -- How often the authenticator says it was used; 0 for ever where it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);

-- What a passkey is asked to sign: one question a person and purpose, answered once, in the session or the second step
-- it was asked in.
create table passkey_challenges (
  user_id int not null references users on delete cascade,
  purpose text not null check (purpose in ('add', 'prove', 'log-in')),
  challenge text not null,
  bound_to text not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Recovery codes stand in for either kind of second factor.
alter table recovery_codes drop constraint recovery_codes_user_id_fkey;
alter table recovery_codes add constraint recovery_codes_user_id_fkey
  foreign key (user_id) references users on delete cascade;
