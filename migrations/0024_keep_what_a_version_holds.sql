-- The version before names its columns: it leaves these null, and never reads them.
ALTER TABLE `planned_publications` ADD `draft_at` integer;--> statement-breakpoint
ALTER TABLE `publications` ADD `draft_at` integer;