-- What someone published with a photograph, the best liked first: for their profile.
create index design_ideas_work on design_ideas (author_id, popularity desc, id desc)
  where status = 'published' and deleted_at is null and cover_id is not null;
