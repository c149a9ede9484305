-- How each person wants lists to be shown. Lists are named as the contract names them; what a state holds, the contract says.
create table table_views (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  list text not null,
  name text not null,
  state jsonb not null,
  is_default boolean not null default false,
  version int not null default 1
);
create unique index table_views_name on table_views (user_id, list, lower(name));
-- A list opens with one view at most.
create unique index table_views_default on table_views (user_id, list) where is_default;

-- The columns a person left out of a list; without a row every column is shown.
create table table_columns (
  user_id int not null references users on delete cascade,
  list text not null,
  hidden text[] not null,
  primary key (user_id, list)
);
