-- Of several processes one runs a round of a job at a time (an advisory lock says which), and all of them together as
-- often as one alone would: when the last round began. When it ended is what the health check of each of them tells.
create table job_rounds (
  name text primary key,
  rounds bigint not null default 0,
  began_at timestamptz,
  ended_at timestamptz
);
