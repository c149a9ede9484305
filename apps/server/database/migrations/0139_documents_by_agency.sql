-- An issued document keeps the agency it is of: who searches for a few letters of a certificate's number reads none of the
-- other agency's, as with all other numbers (0132). Of a million transactions some two million documents are written once,
-- in about two minutes in which none is issued or drawn; reading waits for the last seconds alone.
create function agency_of_document() returns trigger language plpgsql as $$
begin
  new.agency := coalesce((select agency from transactions where id = new.transaction_id),
    (select agency from accreditations where id = new.accreditation_id),
    (select agency from invoices where id = new.invoice_id));
  return new;
end $$;
alter table issued_documents add column agency text check (agency in ('dti', 'cab'));
update issued_documents d set agency = coalesce((select agency from transactions where id = d.transaction_id),
  (select agency from accreditations where id = d.accreditation_id),
  (select agency from invoices where id = d.invoice_id));
create trigger issued_documents_agency before insert or update of transaction_id, accreditation_id, invoice_id, agency
  on issued_documents for each row execute function agency_of_document();
drop index issued_documents_number_parts;
create index issued_documents_number_parts on issued_documents using gin (agency, fold(number) gin_trgm_ops);
