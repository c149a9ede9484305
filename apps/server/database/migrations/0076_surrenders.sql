-- A business asks to give its accreditation up; until it is answered. The reason and the letter stand in the step (ADR 48).
alter table accreditations add column surrender_asked_at timestamptz;
create index accreditations_surrender_asked on accreditations (agency, surrender_asked_at, id)
  where surrender_asked_at is not null;
alter table accreditation_steps add column file_id uuid references files;
create index accreditation_steps_file on accreditation_steps (file_id) where file_id is not null;
