-- Rooms of a comparison are called as in briefs: these texts are gone.
delete from translations where page = 'requests' and key in ('room.majlis', 'room.living_room', 'room.kitchen', 'room.bedroom', 'room.bathroom');
