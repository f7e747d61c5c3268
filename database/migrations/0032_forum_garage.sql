-- One word for one thing: ideas, boards and search say مرآب.
update forum_topics set name_ar = 'المرآب' where slug = 'garage';
