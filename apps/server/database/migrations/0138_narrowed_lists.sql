-- A list that is narrowed by type and status is read in the order of filing from the index of each pair of them, of which
-- its totals know (ADR 64); by another order few are put in order, and many are found along it among entries of its index
-- alone, which hold both. Nobody reads or moves meanwhile: each index takes about ten seconds for a million transactions.
drop index list_rows_due, list_rows_due_last, list_rows_filed, list_rows_filed_last, list_rows_reference, list_rows_name,
  list_rows_status, list_rows_type;
create index list_rows_due on list_rows (edition, list, agency, due_on, entry_id) include (type, status, processor_id)
  where owner_id is null;
create index list_rows_due_last on list_rows (edition, list, agency, coalesce(due_on, '-infinity'), entry_id)
  include (due_on, type, status) where owner_id is null;
create index list_rows_filed on list_rows (edition, list, agency, filed_at, entry_id) include (type, status)
  where owner_id is null;
create index list_rows_filed_last on list_rows (edition, list, agency, coalesce(filed_at, '-infinity'), entry_id)
  include (filed_at, type, status) where owner_id is null;
create index list_rows_reference on list_rows (edition, list, agency, reference, entry_id) include (type, status)
  where owner_id is null;
create index list_rows_name on list_rows (edition, list, agency, business_name, entry_id) include (type, status)
  where owner_id is null;
create index list_rows_status on list_rows (edition, list, agency, status, entry_id) include (type) where owner_id is null;
create index list_rows_type on list_rows (edition, list, agency, type, entry_id) include (status) where owner_id is null;
create index list_rows_pair_filed on list_rows (edition, list, agency, type, status, filed_at, entry_id)
  where owner_id is null;
create index list_rows_pair_filed_last on list_rows
  (edition, list, agency, type, status, coalesce(filed_at, '-infinity'), entry_id) include (filed_at)
  where owner_id is null;
