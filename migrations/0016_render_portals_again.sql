ALTER TABLE `properties` ADD `rendered_number` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `rendered_by` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `rendered_origin` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `pages_key` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `render_attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `render_problem` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `rendered_as` integer GENERATED ALWAYS AS (case when published_number is null or removed_at is not null then null when rendered_number = published_number then rendered_by else 0 end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `properties_render_due` ON `properties` (`rendered_as`,`rendered_origin`,`id`) WHERE rendered_as is not null;--> statement-breakpoint
CREATE INDEX `properties_render_problem` ON `properties` (`id`) WHERE render_problem is not null;--> statement-breakpoint
-- Known from now on. Every published portal is of an unknown renderer, and is rendered again.
INSERT INTO `jobs` (`name`, `known_at`) VALUES ('renderPortals', unixepoch() * 1000);
