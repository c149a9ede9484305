-- Statements that read a whole table at each call, each move or each round, although what they look for is one row.
-- A move asks which lists its transaction stands in by status and type; `list_rules_way` begins with the edition.
create index list_rules_of_move on list_rules (status, type);
-- Whoever opens a file is asked where it is used (`file-places.ts`).
create index messages_file on messages (file_id) where file_id is not null;
create index payment_attempts_proof on payment_attempts (proof_file_id) where proof_file_id is not null;
create index releases_authority on releases (authority_file_id) where authority_file_id is not null;
create index issued_documents_file on issued_documents (file_id) where file_id is not null;
-- What was planned for an accreditation, ended or not; the two indexes of what is owed were the same.
create index obligations_accreditation on obligations (accreditation_id);
drop index obligations_owed;
-- How many mails a person was sent in the last hour, and which of their links still work.
create index mail_outbox_person on mail_outbox (to_user_id, created_at) where to_user_id is not null;
create index one_time_tokens_person on one_time_tokens (user_id) where used_at is null;
-- What is forgotten hourly: keys come in the order of their time.
create index idempotency_keys_made on idempotency_keys using brin (created_at);
create index sessions_over on sessions (ends_at);
create index known_devices_seen on known_devices (last_seen_at);

-- A page in the middle of a list is found among entries of an index alone, which hold what they are ordered by (ADR 27).
drop index list_rows_due_last, list_rows_filed_last;
create index list_rows_due_last on list_rows (edition, list, agency, coalesce(due_on, '-infinity'), entry_id)
  include (due_on) where owner_id is null;
create index list_rows_filed_last on list_rows (edition, list, agency, coalesce(filed_at, '-infinity'), entry_id)
  include (filed_at) where owner_id is null;
