CREATE TABLE `terms` (
	`id` text NOT NULL,
	`group_id` text NOT NULL,
	`term` text NOT NULL,
	`wordings` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`group_id`, `id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `translation_drafts` (
	`property_id` text NOT NULL,
	`language` text NOT NULL,
	`place` text NOT NULL,
	`fingerprint` text NOT NULL,
	`origin` text NOT NULL,
	`body` text NOT NULL,
	`is_left` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`property_id`, `language`, `place`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `translation_runs` (
	`property_id` text PRIMARY KEY NOT NULL,
	`languages` text NOT NULL,
	`started_at` integer NOT NULL,
	`started_by` text,
	`leased_until` integer DEFAULT 0 NOT NULL,
	`retry_at` integer DEFAULT 0 NOT NULL,
	`ended_at` integer,
	`problem` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `translation_runs_open` ON `translation_runs` (`retry_at`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `translation_usage` (
	`group_id` text NOT NULL,
	`month` text NOT NULL,
	`characters` integer NOT NULL,
	PRIMARY KEY(`group_id`, `month`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `properties` ADD `uses_translator` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `automatic_languages` text DEFAULT '[]' NOT NULL;