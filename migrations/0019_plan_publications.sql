CREATE TABLE `planned_publications` (
	`id` text PRIMARY KEY NOT NULL,
	`planned_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`ended_at` integer,
	`property_id` text NOT NULL,
	`user_id` text NOT NULL,
	`planned_by` text,
	`language` text NOT NULL,
	`origin` text NOT NULL,
	`local_time` text NOT NULL,
	`state` text NOT NULL,
	`note` text NOT NULL,
	`snapshot_key` text NOT NULL,
	`media` text NOT NULL,
	`number` integer,
	`problem` text,
	`findings` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `planned_publications_open` ON `planned_publications` (`property_id`) WHERE state in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX `planned_publications_property` ON `planned_publications` (`property_id`,`id`);--> statement-breakpoint
CREATE INDEX `planned_publications_due` ON `planned_publications` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `planned_publications_ended` ON `planned_publications` (`ended_at`) WHERE ended_at is not null;