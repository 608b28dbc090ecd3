CREATE TABLE `portfolio_figures` (
	`property_id` text NOT NULL,
	`choice` text NOT NULL,
	`counted_at` integer NOT NULL,
	`figures` text NOT NULL,
	PRIMARY KEY(`property_id`, `choice`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `portfolio_figures_counted` ON `portfolio_figures` (`counted_at`);--> statement-breakpoint
DROP INDEX `properties_group`;--> statement-breakpoint
CREATE INDEX `properties_group` ON `properties` (`group_id`,`name`,`id`);