-- A search of a list reads its letters alone: the records hold what has ended too, and their letters were read through
-- for every list of work that waits. Each row is in one of these indexes. A record to come gets one of its own; until then
-- it is found by the first, which is slower and no less right.
drop index list_rows_found;
create index list_rows_found on list_rows using gin (list, agency, searched gin_trgm_ops)
  where list not in ('transactions', 'additional-category', 'customer-reportorials', 'new-accreditations',
    'accreditation-renewals', 'information-update', 'all-other-transactions');
create index list_rows_found_transactions on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'transactions';
create index list_rows_found_additional_category on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'additional-category';
create index list_rows_found_customer_reportorials on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'customer-reportorials';
create index list_rows_found_new_accreditations on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'new-accreditations';
create index list_rows_found_accreditation_renewals on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'accreditation-renewals';
create index list_rows_found_information_update on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'information-update';
create index list_rows_found_all_other_transactions on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'all-other-transactions';
