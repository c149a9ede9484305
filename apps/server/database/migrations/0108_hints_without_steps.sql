-- A renewal and a change have no steps: what a document is held against is named, not where it was typed.
update requirements set definition = definition || jsonb_build_object('help', new.help)
from (values
  ('S-08', 'Form 2303 with the TIN entered in step 1.', 'Form 2303 with the TIN stated in the application.'),
  ('S-12', 'Relevant training, with the required number of hours. Enter each officer’s hours in step 1.',
    'Relevant training, with the required number of hours. Enter each officer’s hours with the officer.'),
  ('S-20', 'The business permit of each branch declared in step 1.',
    'The business permit of each branch declared in the application.')
) as new (code, was, help)
where requirements.code = new.code and definition ->> 'help' = new.was;
