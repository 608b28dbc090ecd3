DROP INDEX `spent_tokens_expiry`;--> statement-breakpoint
DROP INDEX `activity_property`;--> statement-breakpoint
DROP INDEX `activity_group`;--> statement-breakpoint
ALTER TABLE `activity` ADD `count` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `activity` ADD `until` integer;--> statement-breakpoint
ALTER TABLE `activity` ADD `bundle` text;--> statement-breakpoint
CREATE INDEX `activity_of_property` ON `activity` (`property_id`);--> statement-breakpoint
CREATE INDEX `activity_of_group` ON `activity` (`group_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `activity_bundle` ON `activity` (`bundle`) WHERE bundle is not null;--> statement-breakpoint
DROP INDEX `changes_at`;--> statement-breakpoint
ALTER TABLE `sessions` ADD `family_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_family` ON `sessions` (`family_hash`);--> statement-breakpoint
ALTER TABLE `media` ADD `is_published` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `media_unpublished` ON `media` (`created_at`,`key`) WHERE is_published = 0;--> statement-breakpoint
CREATE INDEX `publications_listed` ON `publications` (`property_id`,`number`) WHERE media is not null;--> statement-breakpoint
UPDATE `media` SET `is_published` = 1 WHERE EXISTS (SELECT 1 FROM `publications` p WHERE p.`property_id` = `media`.`property_id` AND (p.`media` IS NULL OR instr(p.`media`, `media`.`key`) > 0));--> statement-breakpoint
CREATE TRIGGER `activity_bundle_ended` BEFORE INSERT ON `activity` WHEN NEW.`bundle` IS NOT NULL BEGIN UPDATE `activity` SET `bundle` = NULL, `user_id` = NULL WHERE `bundle` = NEW.`bundle` AND `at` <= NEW.`at` - 3600000; END;
