-- Signing in with a provider (single sign-on, or a social one) over OpenID Connect.

-- What the provider calls the person, for their own list of ways to sign in; one of each provider an account.
alter table identities add column email text not null default '';
alter table identities add column last_used_at timestamptz;
create unique index identities_user on identities (user_id, provider);

-- A sign-in that was begun: it ends once, within ten minutes, in the browser that began it.
create table sign_on_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  purpose text not null check (purpose in ('login', 'signup', 'link')),
  door text not null check (door in ('customer', 'staff')),
  -- Who links another way to sign in; null where somebody signs in.
  user_id int references users on delete cascade,
  nonce text not null unique,
  verifier text not null,
  wanted text not null,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_on_attempts_expires on sign_on_attempts (expires_at);

-- Somebody whose address has an account came with an identity that is not linked: it waits for that account's password.
create table link_offers (
  token_hash text primary key,
  browser_hash text not null,
  provider text not null,
  subject text not null,
  email text not null,
  user_id int not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- After the right password: the step whose code is still asked.
  second_step_hash text unique
);
create index link_offers_expires on link_offers (expires_at);
