-- The address from which other calendars read a person's deadlines: one each, known by its hash alone. Without its row an
-- address answers nobody.
create table calendar_feeds (
  user_id int primary key references users,
  token_hash text not null unique,
  created_at timestamptz not null
);
