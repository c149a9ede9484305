-- The log of steps is not emptied either.
create trigger transaction_steps_no_truncate before truncate on transaction_steps
  for each statement execute function refuse_change();
create trigger accreditation_steps_no_truncate before truncate on accreditation_steps
  for each statement execute function refuse_change();
