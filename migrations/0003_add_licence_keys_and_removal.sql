ALTER TABLE `properties` ADD `licence_key` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `removed_at` integer;--> statement-breakpoint
UPDATE `properties` SET `licence_key` = hex(randomblob(10));--> statement-breakpoint
CREATE UNIQUE INDEX `properties_licence_key` ON `properties` (`licence_key`);--> statement-breakpoint
CREATE INDEX `properties_removed` ON `properties` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX `activity_group` ON `activity` (`group_id`,`id`);
