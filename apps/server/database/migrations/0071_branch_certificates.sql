-- A branch under an accreditation, with its number there; both agencies may cover one branch. Its certificates are issued
-- documents of their own: the last of them says how it stands, unless the branch has closed.
create table branch_accreditations (
  id int generated always as identity primary key,
  branch_id int not null references business_branches,
  accreditation_id int not null references accreditations,
  -- Counts the branches of the accreditation: B01, B02.
  position int not null check (position > 0),
  number text not null,
  unique (accreditation_id, position),
  unique (branch_id, accreditation_id)
);
alter table issued_documents add column branch_accreditation_id int references branch_accreditations;
alter table issued_documents
  add check ((kind = 'branch-certificate') = (branch_accreditation_id is not null)) not valid;
create index issued_documents_of_branch on issued_documents (branch_accreditation_id)
  where branch_accreditation_id is not null;

-- Said of each accreditation that covers it, no longer of the branch alone.
alter table business_branches drop column accreditation_id;
alter table business_branches add column closing_reason text not null default '';

-- The signed status list names the certificates of closed branches.
create index business_branches_closed on business_branches (id) where closed_on is not null;
create trigger business_branches_turn_standings after update on business_branches for each row
  when (old.closed_on is distinct from new.closed_on) execute function turn_standings();
