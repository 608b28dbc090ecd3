CREATE TABLE `guest_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`done_at` integer,
	`property_id` text NOT NULL,
	`button_id` text NOT NULL,
	`service_id` text NOT NULL,
	`service` text NOT NULL,
	`language` text NOT NULL,
	`room` text NOT NULL,
	`note` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_requests_property` ON `guest_requests` (`property_id`,`at`);--> statement-breakpoint
CREATE TABLE `restore_point_documents` (
	`point_id` text NOT NULL,
	`section` text NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	`schema_version` integer NOT NULL,
	PRIMARY KEY(`point_id`, `section`, `language`),
	FOREIGN KEY (`point_id`) REFERENCES `restore_points`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `restore_points` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`restored_at` integer,
	`property_id` text NOT NULL,
	`created_by` text,
	`kind` text NOT NULL,
	`summary` text NOT NULL,
	`payload` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `restore_points_property` ON `restore_points` (`property_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `restore_points_expiry` ON `restore_points` (`expires_at`);--> statement-breakpoint
ALTER TABLE `consents` ADD `text_version` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `media` text;