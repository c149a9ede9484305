-- A list that everybody reads is searched by the letters of its own rows: those of fifteen lists of work lay in one index, and
-- most of what a search read of it was of the other fourteen. One is left for one person's rows and for a list to come.
drop index list_rows_found;
create index list_rows_found on list_rows using gin (list, agency, searched gin_trgm_ops)
  where list not in ('for-routing', 'for-evaluation', 'for-review', 'for-revision', 'order-of-payment',
    'payment-validation', 'for-recommendation', 'for-approval', 'for-disapproval', 'for-printing',
    'for-pickup', 'accreditations-new', 'accreditations-renewal', 'info-updates',
    'customer-other-transactions', 'transactions', 'additional-category', 'customer-reportorials',
    'new-accreditations', 'accreditation-renewals', 'information-update', 'all-other-transactions');
create index list_rows_found_for_routing on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-routing';
create index list_rows_found_for_evaluation on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-evaluation';
create index list_rows_found_for_review on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-review';
create index list_rows_found_for_revision on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-revision';
create index list_rows_found_order_of_payment on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'order-of-payment';
create index list_rows_found_payment_validation on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'payment-validation';
create index list_rows_found_for_recommendation on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-recommendation';
create index list_rows_found_for_approval on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-approval';
create index list_rows_found_for_disapproval on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-disapproval';
create index list_rows_found_for_printing on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-printing';
create index list_rows_found_for_pickup on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'for-pickup';
create index list_rows_found_accreditations_new on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'accreditations-new';
create index list_rows_found_accreditations_renewal on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'accreditations-renewal';
create index list_rows_found_info_updates on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'info-updates';
create index list_rows_found_customer_other_transactions on list_rows using gin (agency, searched gin_trgm_ops)
  where list = 'customer-other-transactions';
