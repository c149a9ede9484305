-- What a letter says of a business by the register, as the register stood when the letter was written: it is compared
-- again before the letter is paid for and as it is signed. Null of a true copy, and of letters written before this column.
alter table request_letters add column register_said text;
