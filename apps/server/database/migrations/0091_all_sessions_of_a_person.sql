-- The records that a person takes home name their ended sessions as well: found by their person, like those still open.
drop index sessions_user;
create index sessions_user on sessions (user_id);
