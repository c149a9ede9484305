-- Titles of the reviewing and the recommending officers were printed nowhere: what staff edit has an effect.
delete from settings where param_key in
  ('signatory.dti.reviewer', 'signatory.dti.recommender', 'signatory.cab.reviewer', 'signatory.cab.recommender');
