-- A penalty has a new amount from a day on, as a fee has: a second row of the same reference.
alter table penalties drop constraint penalties_reference_id_key;
alter table penalties add unique (agency, reference_id, effective_from);
