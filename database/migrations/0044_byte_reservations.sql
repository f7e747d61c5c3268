-- Bytes that someone is storing while a removal of equal ones may be on its way: nobody removes them before the row of `files` is there, or this time.
create table byte_reservations (
  id uuid primary key default gen_random_uuid(),
  sha256 text not null,
  reserved_until timestamptz not null
);
create index byte_reservations_sha256 on byte_reservations (sha256);

-- A row that names bytes takes the place of one reservation of them.
create function byte_reservations_release() returns trigger language plpgsql as $$
begin
  delete from byte_reservations where id in (
    select distinct on (r.sha256) r.id from new_rows n join byte_reservations r on r.sha256 = n.sha256 order by r.sha256, r.reserved_until);
  return null;
end $$;
create trigger files_release_bytes after insert on files referencing new table as new_rows for each statement execute function byte_reservations_release();
