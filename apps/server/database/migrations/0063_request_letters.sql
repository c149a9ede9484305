-- Certifications and recommendations to the SEC are both letters, written in versions on what is asked.
alter table certification_letters rename to request_letters;

-- The answers as they stood when a version was written: a letter on other answers is not signed.
alter table request_letters add column answers jsonb;
update request_letters l set answers = t.form from transactions t where t.id = l.transaction_id;
alter table request_letters alter column answers set not null;
