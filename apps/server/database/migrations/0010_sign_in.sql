-- Somebody asked for a new password. Answered by a sweep, so that asking costs the same whether or not there is an account.
create table password_requests (
  id bigint generated always as identity primary key,
  email text not null,
  asked_at timestamptz not null
);

-- The browsers an account was used from; what the browser calls itself is kept as a hash alone.
create table known_devices (
  user_id int not null references users on delete cascade,
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
