-- What the signed status list reads: certificates that may be anything but valid. Those of accreditations in force or
-- expired by their days are the most, and are valid to it. An accreditation that never had days has no certificate.
create index issued_documents_not_simply_issued on issued_documents (status_index)
  where status_index is not null and (standing <> 'issued' or replaced_by is not null);
create index accreditations_not_in_force on accreditations (id)
  where first_day is not null and status not in (20, 21, 22, 28);
create index accreditations_expired_early on accreditations (expiry_date) where status = 28;
