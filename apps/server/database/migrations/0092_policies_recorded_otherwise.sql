-- What a policy recorded otherwise complied with while its report was a draft; the draft is deleted by a job.
create index obligations_to_close on obligations (id)
  where opened_on is not null and filed_on is null and complied_on is not null;
