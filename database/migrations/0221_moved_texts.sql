-- Texts that moved take along what an admin wrote.
update translations set page = 'words', key = 'bidsOver' where page = 'requests' and key = 'bidder.over';
update translations set page = 'words', key = 'bidWithdrawn' where page = 'requests' and key = 'bidder.withdrawn';
