CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`updated_at` integer NOT NULL,
	`sent_at` integer,
	`starts_at` integer,
	`ends_at` integer,
	`due_at` integer,
	`property_id` text NOT NULL,
	`updated_by` text,
	`sent_by` text,
	`ended_by` text,
	`kind` text NOT NULL,
	`texts` text NOT NULL,
	`audience` text,
	`revision` integer NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `announcements_property` ON `announcements` (`property_id`);--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `announcements_ended` ON `announcements` (`ends_at`) WHERE sent_at is not null;