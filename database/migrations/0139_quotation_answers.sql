-- What a client answered to a quote by its link: once for each revision that was sent.
create table quotation_answers (
  quotation_id uuid not null,
  number integer not null,
  is_accepted boolean not null,
  -- the link is the right to answer; this is who says so
  name text not null check (btrim(name) <> ''),
  message text,
  -- the optional and alternative lines that are taken
  taken text[] not null default '{}',
  -- halalas, VAT included, with what is taken
  gross bigint not null,
  answered_at timestamptz not null default now(),
  primary key (quotation_id, number),
  foreign key (quotation_id, number) references quotation_revisions (quotation_id, number) on delete cascade
);
