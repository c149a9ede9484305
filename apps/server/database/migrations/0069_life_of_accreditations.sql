-- The accreditation that renewed it, from when that one counts: written by the moves that say so (H07, H10).
alter table accreditations add column successor_id int unique references accreditations;
-- The day of the last notice that renewal is open.
alter table accreditations add column renewal_told_on date;
create index accreditations_previous on accreditations (previous_accreditation_id) where previous_accreditation_id is not null;
-- Who ends by time alone, and who is reminded before: read by expiry, whatever the agency.
create index accreditations_ending on accreditations (expiry_date) where status = 22;
create index accreditations_lapsed on accreditations (expiry_date) where status = 28 and successor_id is null;
