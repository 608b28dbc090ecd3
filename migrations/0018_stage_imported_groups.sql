-- A table of its own: the version before never looks at it.
CREATE TABLE `group_imports` (
	`group_id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`began_at` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`activity_base` integer NOT NULL,
	`activity_count` integer NOT NULL
);
