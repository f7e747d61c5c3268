-- Texts that an admin wrote over the built-in ones, by page (the catalogue's namespace). Null keeps the built-in text of that language.
create table translations (
  page text not null,
  key text not null,
  en_text text,
  ar_text text,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  primary key (page, key),
  check (en_text is not null or ar_text is not null)
);
create index translations_updated_by on translations (updated_by) where updated_by is not null;
