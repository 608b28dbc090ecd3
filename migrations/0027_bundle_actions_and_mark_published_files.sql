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
UPDATE `media` SET `is_published` = 1 WHERE EXISTS (SELECT 1 FROM `publications` p WHERE p.`property_id` = `media`.`property_id` AND (p.`media` IS NULL OR instr(p.`media`, `media`.`key`) > 0));--> statement-breakpoint
CREATE TRIGGER `activity_bundle_ended` BEFORE INSERT ON `activity` WHEN NEW.`bundle` IS NOT NULL BEGIN UPDATE `activity` SET `bundle` = NULL, `user_id` = NULL WHERE `bundle` = NEW.`bundle` AND `at` <= NEW.`at` - 3600000; END;--> statement-breakpoint
CREATE TRIGGER `publications_marked_files` AFTER INSERT ON `publications` WHEN NEW.`media` IS NOT NULL BEGIN UPDATE `media` SET `is_published` = 1 WHERE `is_published` = 0 AND `property_id` = NEW.`property_id` AND `key` IN (SELECT `value` FROM json_each(NEW.`media`)); UPDATE `publications` SET `media` = NULL WHERE `property_id` = NEW.`property_id` AND `number` = NEW.`number`; END;--> statement-breakpoint
CREATE TRIGGER `spent_tokens_last_of_family` AFTER INSERT ON `spent_tokens` WHEN EXISTS (SELECT 1 FROM `sessions` WHERE `id` = NEW.`session_id` AND `family_hash` IS NOT NULL) BEGIN DELETE FROM `spent_tokens` WHERE `session_id` = NEW.`session_id` AND `hash` <> NEW.`hash`; END;
