-- What was liked and kept lately: the newest rows first, whatever the idea.
create index idea_likes_recent on idea_likes (created_at desc);
create index saved_items_recent_ideas on saved_items (created_at desc) where entity_type = 'idea';
