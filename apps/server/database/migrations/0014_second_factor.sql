-- The second factor of staff: an app that shows a code every thirty seconds, and codes on paper in case the phone is lost.
create table second_factors (
  user_id int primary key references users on delete cascade,
  -- The key the app shares, base32; it must be readable to compare codes.
  secret text not null,
  begun_at timestamptz not null,
  -- Null until the first code was typed; it asks for nothing before.
  confirmed_at timestamptz,
  -- The thirty seconds of the last code that was taken; neither it nor an earlier one works again.
  used_step bigint
);

-- Only a hash of each; a code that was used stays until new ones are made.
create table recovery_codes (
  user_id int not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'first-password', 'second-factor'));
