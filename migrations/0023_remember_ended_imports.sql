-- The version before never reads it: to it an import that has ended is one that can be ended once more.
ALTER TABLE `group_imports` ADD `ended_at` integer;
