-- A booked package is a request to one professional, at a price that stands: they accept it, or decline with a reason.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check check (kind in ('invited', 'open', 'package'));
alter table requests drop constraint requests_status_check;
alter table requests add constraint requests_status_check check (status in ('draft', 'open', 'closed', 'awarded', 'cancelled', 'expired', 'declined'));

-- Why they said no; the household reads it.
alter table request_invitations add column reason text check (btrim(reason) <> '');

-- The package as it was when it was booked; what its owner changes later changes nothing here.
create table request_packages (
  request_id uuid primary key references requests on delete cascade,
  -- where client and professional talk about it
  conversation_id uuid references conversations on delete set null,
  title text not null check (btrim(title) <> ''),
  title_ar text,
  -- halalas, VAT included: the package alone, and with the extras that were chosen
  price bigint not null check (price > 0),
  total bigint not null check (total >= price),
  days smallint not null,
  revisions smallint not null,
  included text not null,
  included_ar text,
  excluded text,
  excluded_ar text,
  -- those that were chosen: [{ "name", "nameAr", "price" }]
  extras jsonb not null default '[]'
);
create index request_packages_conversation on request_packages (conversation_id) where conversation_id is not null;
