-- Wrong passwords are counted apart where the account knows the caller: a stranger's failures shut no owner out.
alter table sign_in_failures add column known_as text not null default '';

-- From where a password was last set by a mailed link.
create table fresh_resets (
  user_id int primary key references users on delete cascade,
  ip text not null,
  at timestamptz not null
);
