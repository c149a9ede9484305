-- Where a lease alone has the day that is asked, its client enters it, or confirms that no file is a lease. What was filed
-- before this was asked says neither, and stays as it was filed.
alter table transaction_documents
  add column has_no_day boolean not null default false,
  add constraint no_day_without_one check (not has_no_day or expires_on is null);
