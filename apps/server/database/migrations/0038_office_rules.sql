-- The settings and the holidays are read by every act and every list, and change a few times a year. Each change draws a
-- new name for them all; a process that knows that name reads neither again. Drawn, not counted: a change that is undone
-- takes its name with it, and no two databases share one by chance.
alter table clock_edition add column rules uuid not null default gen_random_uuid();

create function turn_office_rules() returns trigger language plpgsql as $$
begin
  update clock_edition set rules = gen_random_uuid();
  return null;
end $$;
create trigger holidays_turn_office_rules after insert or update or delete on holidays
  for each statement execute function turn_office_rules();
create trigger settings_turn_office_rules after insert or update or delete on settings
  for each statement execute function turn_office_rules();
