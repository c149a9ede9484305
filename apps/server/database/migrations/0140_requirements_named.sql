-- The catalogue of requirements is read with each draft, some two hundred rows of it, and changes a few times a year. As
-- with settings and holidays (0038), each change draws a new name for it; a process that knows that name does not read it.
alter table clock_edition add column requirements uuid not null default gen_random_uuid();

create function turn_requirements() returns trigger language plpgsql as $$
begin
  update clock_edition set requirements = gen_random_uuid();
  return null;
end $$;
create trigger requirements_turn_their_name after insert or update or delete or truncate on requirements
  for each statement execute function turn_requirements();
