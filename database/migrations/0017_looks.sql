-- Finding by eye (docs/decisions/0014-finding-by-eye.md).

-- how an image looks: version, cell, signature of 32 bytes, look of 128; written by the server (app/platform/media/look-index.ts)
alter table files add column look bytea;
-- where a client of /functions/v1/upload-image put the image: bucket and folder
alter table files add column folder text;
create index files_without_look on files (id) where look is null and width is not null;

-- Looks of the covers of public ideas, in the form in which they are searched. Kept by the triggers below; nothing else writes here.
create table idea_looks (
  idea_id uuid primary key references design_ideas on delete cascade,
  room_type text not null,
  cell smallint not null,
  signature bit(256) not null,
  look bytea not null
);
create index idea_looks_room on idea_looks (room_type, cell) include (signature, idea_id);
create index idea_looks_cell on idea_looks (cell) include (signature, idea_id);

create function idea_looks_of(ids uuid[]) returns void language sql as $$
  delete from idea_looks l where l.idea_id = any(ids)
    and not exists (select from design_ideas i join files f on f.id = i.cover_id
                    where i.id = l.idea_id and i.status = 'published' and i.deleted_at is null and length(f.look) > 34);
  insert into idea_looks (idea_id, room_type, cell, signature, look)
  select i.id, i.room_type, get_byte(f.look, 1), ('x' || encode(substring(f.look from 3 for 32), 'hex'))::bit(256), substring(f.look from 35)
  from design_ideas i join files f on f.id = i.cover_id
  where i.id = any(ids) and i.status = 'published' and i.deleted_at is null and length(f.look) > 34
  order by i.id
  on conflict (idea_id) do update set room_type = excluded.room_type, cell = excluded.cell, signature = excluded.signature, look = excluded.look;
$$;

create function idea_looks_insert() returns trigger language plpgsql as $$
begin
  perform idea_looks_of(array(select id from new_rows where cover_id is not null));
  return null;
end $$;
create trigger idea_looks_insert after insert on design_ideas referencing new table as new_rows for each statement execute function idea_looks_insert();

create function idea_looks_update() returns trigger language plpgsql as $$
begin
  perform idea_looks_of(array[new.id]);
  return null;
end $$;
create trigger idea_looks_update after update on design_ideas for each row
  when ((old.cover_id, old.status, old.deleted_at, old.room_type) is distinct from (new.cover_id, new.status, new.deleted_at, new.room_type))
  execute function idea_looks_update();

-- Images that were stored before looks existed get theirs from a job.
create function idea_looks_file() returns trigger language plpgsql as $$
begin
  perform idea_looks_of(array(select id from design_ideas where cover_id = new.id));
  return null;
end $$;
create trigger idea_looks_file after update of look on files for each row when (old.look is distinct from new.look) execute function idea_looks_file();
