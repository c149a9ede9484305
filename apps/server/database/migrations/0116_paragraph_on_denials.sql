-- A denial rests on paragraph (c) of section 9; (e) was named. A text that staff have written stays.
update settings set
  param_value = replace(param_value,
    'RA 11032, section 9 (e), under which a denial names its grounds and the officer who signs it.',
    'RA 9485 as amended by RA 11032, section 9 (c), under which a denial states its grounds and the name of the person who made it.'),
  version = version + 1
where (param_key, param_value) in (
  ('denial.dti.legal_basis', 'DTI Department Administrative Order 24-09; RA 11032, section 9 (e), under which a denial names its grounds and the officer who signs it.'),
  ('denial.cab.legal_basis', 'RA 776 as amended by PD 1462; RA 11032, section 9 (e), under which a denial names its grounds and the officer who signs it.'));
