-- What years leave behind beside the transactions of `fill.sql`: more than twenty thousand rows of every other table that
-- grows, so that reading one whole shows. For `whole-tables.test.ts` alone: what is measured beside the floor needs none.
create temp table filed as
select row_number() over (order by t.id)::int as i, t.id, t.business_id, t.agency, t.author_id, t.filed_at as at,
  coalesce(t.processor_id, t.author_id) as desk, ('00000000-0000-4000-9000-' || lpad(t.id::text, 12, '0'))::uuid as file_id
from transactions t where t.slug like 'bench-%' order by t.id limit 25000;

-- People and businesses that filed nothing yet, one of each other.
create temp table ground as select (select max(id) from users) as person, (select max(id) from businesses) as business;
insert into users (audience, email, first_name, last_name, email_verified_at, created_at)
select 'customer', 'later' || i || '@lading.example', 'Later', 'Comer ' || i, now(), now() from generate_series(1, 25000) i;
insert into user_roles (user_id, role_id) select id, 2 from users where email like 'later%@%';
insert into businesses (profile, slug, created_by, created_at, updated_at)
select jsonb_build_object('business_name', 'Later Forwarders ' || i, 'city_name', 'City of Makati', 'form', 'corporation',
    'latitude', (5 + i % 1500 / 100.0)::text, 'longitude', (117 + i % 900 / 100.0)::text, 'tin', '6' || lpad(i::text, 8, '0'),
    'region_code', (select min(code) from regions)), 'later-' || i, null, now(), now()
from generate_series(1, 25000) i;
insert into business_users (business_id, user_id, is_owner, rights, since)
select business + i, person + i, true, '{}', now() from ground, generate_series(1, 25000) i;
create temp table held as
with given as (
  insert into accreditations (agency, business_id, status, international, domestic, number, first_day, expiry_date,
    created_at, reports_planned)
  select 'dti', business + i, 22, 1, 0, 'L-' || i, current_date - 100, current_date + 400 + i % 200, now(), 32767
  from ground, generate_series(1, 25000) i returning id, business_id
)
select id, business_id, id::int - (min(id) over ())::int + 1 as i from given;
insert into issued_documents (kind, accreditation_id, number, slug, audience, payload, state, file_id, status_index,
  standing, created_at, ready_at, issued_at)
select 'certificate', id, 'L-' || i, 'L' || upper(substr(md5(id::text), 1, 25)), 'public',
  jsonb_build_object('business_name', 'Later', 'number', 'L-' || i), 'ready', '00000000-0000-4000-8000-000000000001',
  (select max(status_index) from issued_documents) + i, 'issued', now(), now(), now()
from held;
insert into business_branches (business_id, key, name) select business_id, 'bench', 'Branch of ' || i from held;
insert into branch_accreditations (branch_id, accreditation_id, position, number)
select b.id, h.id, 1, 'LB-' || i from held h join business_branches b on b.business_id = h.business_id;
insert into accreditation_steps (accreditation_id, at, row_id, action, to_status, by_user_id)
select id, now() - interval '100 days', 'A99', 'bench', 22, null from held;
insert into insurance_covers (business_id, agency, insurer, policy_number, cover_amount, starts_on, ends_on, recorded_at)
select business_id, 'dti', 'Bench', 'P-' || i, 1000000, current_date - 100, current_date + 400 + i % 200, now() from held;
insert into registered_documents (business_id, kind, number, valid_until, transaction_id, requirement_code, registered_at)
select business_id, 'mayors-permit', 'M-' || i, current_date + 400 + i % 200, id, 'S-01', at from filed;
insert into business_invitations (business_id, email, token_hash, invited_by, created_at, expires_at, answered_at)
select business_id, 'invited' || i || '@lading.example', 'bench-' || i, author_id, at, at + interval '7 days', at from filed;

-- What transactions leave.
insert into files (id, name, media_type, size, sha256, storage_key, uploaded_by, business_id, created_at, attached_at, is_ready)
select file_id, 'bench.pdf', 'application/pdf', 1, repeat('0', 64), 'bench-' || i, author_id, business_id, at, at, true from filed;
insert into transaction_documents (transaction_id, requirement_code, file_id, uploaded_by, uploaded_at, decision, decided_by,
  decided_at)
select id, 'S-01', file_id, author_id, at, 'accepted', desk, at from filed;
insert into transaction_participants (transaction_id, user_id, role, first_at) select id, desk, 'evaluators', at from filed;
insert into transaction_submissions (transaction_id, round, at, by_user_id, content_hash, form, documents, requirements)
select id, 0, at, author_id, 'bench', '{}', '[]', '[]' from filed;
insert into transaction_returns (transaction_id, round, kind, code, label, remark, marked_by, marked_at, sent_at, answered_at)
select id, 0, 'document', 'S-01', 'Permit', 'It cannot be read.', desk, at, at, at from filed;
insert into transaction_penalties (transaction_id, position, reference_id, violation, division, unit, units, unit_amount,
  amount, why, legal_basis, assessed_at)
select id, 1, 'bench', 'Late', 'bench', 'day', 1, 10, 10, '', '', at from filed;
insert into transaction_corrections (transaction_id, path, label, before, after, reason, corrected_by, corrected_at)
select id, 'street', 'Street', 'A', 'B', 'A slip.', desk, at from filed;
insert into memoranda (transaction_id, version_no, findings, recommendation, written_by, written_at)
select id, 1, 'In order.', 'Approval.', desk, at from filed;
insert into request_letters (transaction_id, version_no, body, written_by, written_at, answers)
select id, 1, 'To whom it may concern.', desk, at, '{}' from filed;
insert into register_changes (transaction_id, business_id, before, after, at) select id, business_id, '{}', '{}', at from filed;
insert into case_searches (transaction_id, cases, by_user_id, at) select id, '[]', desk, at from filed;
insert into ratio_analyses (transaction_id, figures, result, saved_by, saved_at) select id, '{}', '{}', desk, at from filed;
insert into ratio_attachments (transaction_id, file_id, attached_by, attached_at) select id, file_id, desk, at from filed;
insert into arrears_waivers (transaction_id, reason, asked_by, asked_at, decided_by, decided_at, is_waived)
select id, 'A reason.', author_id, at, desk, at, false from filed;
insert into condonations (transaction_id, reason, asked_by, asked_at, outcome, decided_by, decided_at)
select id, 'A reason.', author_id, at, 'declined', desk, at from filed;
insert into releases (transaction_id, manner, released_on, at) select id, 'electronic', at::date, at from filed;
insert into satisfaction_answers (transaction_id, agency, control_number, answers, answered_on)
select id, agency, 'S-' || i, '{}', at::date from filed;
insert into report_lines (transaction_id, section, number, identity, answers) select id, 'bench', 1, 'bench', '{}' from filed;
insert into report_line_history (transaction_id, section, number, identity, answers, first_round, last_round)
select id, 'bench', 1, 'bench', '{}', 0, 0 from filed;
insert into cargo_statistics (transaction_id, section, number, business_id, agency, first_day, last_day)
select id, 'bench', 1, business_id, agency, at::date, at::date from filed;
insert into annual_statistics (transaction_id, business_id, agency, first_day, last_day)
select id, business_id, agency, at::date, at::date from filed;
insert into annual_lanes (transaction_id, number, origin, destination, country, weight_kg, revenue)
select id, 1, 'Manila', 'Cebu', 'PH', 1, 1 from filed;
insert into messages (transaction_id, audience, author_id, body, created_at) select id, 'client', author_id, 'Good day.', at from filed;
insert into message_reads (user_id, transaction_id, last_message_id, read_at)
select m.author_id, m.transaction_id, m.id, m.created_at from messages m join filed on filed.id = m.transaction_id;
insert into invoice_lines (invoice_id, position, param_key, label, quantity, unit_amount, amount, why)
select id, 1, 'bench', 'Fee', 1, 5030, 5030, '' from invoices where number like 'BOP-%' order by id limit 25000;
insert into mail_outbox (message_id, to_user_id, to_address, subject, text_body, created_at, next_attempt_at, sent_at)
select 'bench-' || i, author_id, 'bench@lading.example', 'A step', 'It went on.', at, at, at from filed;
insert into audit_entries (chain, chain_no, at, actor_id, action, object, object_id, previous_hash, hash)
select 'transaction-' || id, 1, at, desk, 'bench', 'transaction', id::text, '', 'bench' from filed;
insert into audit_heads (chain, last_no, last_hash, touched_at) select 'transaction-' || id, 1, 'bench', at from filed;

-- Certificates to come take numbers after these.
select setval('certificate_status_index', (select max(status_index) from issued_documents));

-- What people leave.
create temp table people as
select row_number() over (order by id)::int as i, id, email, gen_random_uuid() as session_id from users where email like 'later%@%';
insert into sessions (id, user_id, token_expires_at, ends_at, created_at, last_seen_at)
select session_id, id, now() + interval '1 hour', now() + interval '1 day', now(), now() from people;
insert into session_tokens (token_hash, session_id, valid_until) select 'bench-' || i, session_id, now() + interval '1 hour' from people;
insert into one_time_tokens (user_id, purpose, token_hash, created_at, expires_at)
select id, 'verify-email', 'bench-' || i, now(), now() + interval '1 day' from people;
insert into identities (provider, subject, user_id, created_at) select 'google', 'bench-' || i, id, now() from people;
insert into passkeys (user_id, credential_id, public_key, counter, name, created_at)
select id, 'bench-' || i, 'bench', 0, 'Key', now() from people;
insert into second_factors (user_id, secret, begun_at, confirmed_at) select id, 'bench', now(), now() from people;
insert into recovery_codes (user_id, code_hash) select id, 'bench-' || i from people;
insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at) select id, 'bench-' || i, now(), now() from people;
insert into user_profiles (user_id) select id from people;
insert into calendar_feeds (user_id, token_hash, created_at) select id, 'bench-' || i, now() from people;
insert into table_views (user_id, list, name, state) select id, 'own-transactions', 'Mine', '{}' from people;
insert into table_columns (user_id, list, hidden) select id, 'own-transactions', '{}' from people;
insert into idempotency_keys (user_id, key, call, request_hash, status, reply, created_at)
select id, 'bench-' || i, 'bench', 'bench', 200, '{}', now() from people;
insert into sign_in_failures (email, ip, at) select email, '192.0.2.' || i % 250, now() from people;
insert into file_tickets (token_hash, file_id, user_id, expires_at)
select 'bench-' || i, '00000000-0000-4000-8000-000000000001', id, now() + interval '1 hour' from people;
insert into link_offers (token_hash, browser_hash, provider, subject, email, user_id, expires_at)
select 'bench-' || i, 'bench', 'google', 'offer-' || i, email, id, now() + interval '1 hour' from people;
insert into sign_on_attempts (state_hash, browser_hash, provider, purpose, audience, user_id, nonce, verifier, wanted, begun_at,
  expires_at)
select 'bench-' || i, 'bench', 'google', 'login', 'customer', id, 'bench-' || i, 'bench', '/', now(), now() + interval '1 hour'
from people;
