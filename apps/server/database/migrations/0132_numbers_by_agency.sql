-- Numbers begin with the mark of an agency: who searches for a few letters of them reads none of the other agency's.
drop index accreditations_number_parts, transactions_reference, invoices_number_parts, receipts_number_parts;
create index transactions_reference on transactions using gin (agency, fold(reference) gin_trgm_ops);
create index invoices_number_parts on invoices using gin (agency, fold(number) gin_trgm_ops);
create index receipts_number_parts on receipts using gin (agency, fold(number) gin_trgm_ops);
create index accreditations_number_parts on accreditations using gin (agency, fold(number) gin_trgm_ops);
