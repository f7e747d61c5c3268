-- Numbers of documents (invoices, orders, bids): one row for each series of an owner and year; the next number is taken under the row's lock, so that none is
-- missing and none comes twice.
create table number_series (
  owner text not null,
  kind text not null check (kind ~ '^[A-Z]{1,6}$'),
  year integer not null check (year between 2000 and 2999),
  last integer not null check (last > 0),
  primary key (owner, kind, year)
);
