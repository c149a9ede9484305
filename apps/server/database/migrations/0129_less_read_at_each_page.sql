-- What is due first and what is late is found without the rows themselves: most of a list lies with other evaluators.
drop index list_rows_due;
create index list_rows_due on list_rows (edition, list, agency, due_on, entry_id) include (status, processor_id)
  where owner_id is null;
-- What waits for a business, whatever it has filed before: counted for the menu at each page.
create index transactions_for_client on transactions (business_id)
  where status in (1, 4, 9, 12, 15, 21) and type not in (18, 19);
-- The few among many that a filter of people looks for.
create index users_customers_unverified on users (folded_name, id)
  where audience = 'customer' and deleted_at is null and email_verified_at is null;
create index business_users_left on business_users (person_name, member_key)
  where is_listed and deactivated_at is not null;
-- What is open in a queue group.
create index list_rows_open_in_group on list_rows (queue_group_id, edition, due_on, entry_id) include (agency)
  where list = 'transactions' and queue_group_id is not null
    and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
