-- What of a room is made anew (furniture, or surfaces too) with which pieces was wished, and how the room was furnished then.
alter table redesign_pictures add column furnish jsonb, add column scene jsonb;

-- The lower corners are now where walls and floor meet: those that were dragged along the wall's edge would mean another room.
update redesigns set corrections = corrections #- '{corners,bottomLeft}' #- '{corners,bottomRight}' where corrections ? 'corners';
