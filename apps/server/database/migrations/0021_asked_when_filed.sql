-- What was asked when a round was filed: answers that come back may change the list, and it starts from here each time.
alter table transaction_submissions add column requirements jsonb;
update transaction_submissions s set requirements = t.requirements from transactions t where t.id = s.transaction_id;
alter table transaction_submissions alter column requirements set not null;
