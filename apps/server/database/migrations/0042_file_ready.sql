-- A file is a row, then bytes, then ready; no act takes up what is not ready. Those of before count as ready.
alter table files add column is_ready boolean not null default true;
alter table files alter column is_ready set default false;
alter table files add check (is_ready or attached_at is null);
