CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `group_imports` (
	`group_id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`began_at` integer NOT NULL,
	`ended_at` integer,
	`done` integer DEFAULT 0 NOT NULL,
	`activity_base` integer NOT NULL,
	`activity_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`current_version` text NOT NULL,
	`property_count` integer DEFAULT 0 NOT NULL,
	`pushes_guest_words` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `groups_company` ON `groups` (`company_id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_devices_last_used` ON `known_devices` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_id` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`previous_hash` text,
	`rotated_at` integer NOT NULL,
	`family_hash` text,
	`ended_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`keeps_signed_in` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_refresh` ON `sessions` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `sessions_previous` ON `sessions` (`previous_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_family` ON `sessions` (`family_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `staff_subscriptions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`at` integer NOT NULL,
	`hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`new_requests` integer NOT NULL,
	`overdue_requests` integer NOT NULL,
	`low_ratings` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_subscriptions_hash` ON `staff_subscriptions` (`hash`);--> statement-breakpoint
CREATE INDEX `staff_subscriptions_group` ON `staff_subscriptions` (`group_id`,`session_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`group_id` text NOT NULL,
	`email` text NOT NULL,
	`display_name` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_is_default` integer NOT NULL,
	`awaits_confirmation` integer DEFAULT false NOT NULL,
	`external_id` text,
	`language` text,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_external` ON `users` (`external_id`);--> statement-breakpoint
CREATE INDEX `users_group` ON `users` (`group_id`);--> statement-breakpoint
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
	`notifies` integer DEFAULT false NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `announcements_property` ON `announcements` (`property_id`);--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `announcements_ended` ON `announcements` (`ends_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE TABLE `cloned_contacts` (
	`cloned_at` integer NOT NULL,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`property_id`, `kind`, `value`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`property_id` text NOT NULL,
	`section` text NOT NULL,
	`language` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`body` text NOT NULL,
	`schema_version` integer NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`property_id`, `section`, `language`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `media` (
	`key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`sha256` text NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `media_property` ON `media` (`property_id`);--> statement-breakpoint
CREATE INDEX `media_unpublished` ON `media` (`created_at`,`key`) WHERE is_published = 0;--> statement-breakpoint
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
	`draft_at` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `planned_publications_open` ON `planned_publications` (`property_id`) WHERE state in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX `planned_publications_property` ON `planned_publications` (`property_id`,`id`);--> statement-breakpoint
CREATE INDEX `planned_publications_due` ON `planned_publications` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `planned_publications_ended` ON `planned_publications` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE TABLE `publications` (
	`property_id` text NOT NULL,
	`number` integer NOT NULL,
	`published_at` integer NOT NULL,
	`published_by` text,
	`snapshot_key` text NOT NULL,
	`languages` text NOT NULL,
	`note` text NOT NULL,
	`media` text,
	`weight` text,
	`draft_at` integer,
	PRIMARY KEY(`property_id`, `number`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `publications_listed` ON `publications` (`property_id`,`number`) WHERE media is not null;--> statement-breakpoint
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
CREATE TABLE `served_portals` (
	`property_id` text NOT NULL,
	`served_from` integer NOT NULL,
	`number` integer,
	`licence` text,
	`closure` text,
	`pages_key` text,
	`digest` text NOT NULL,
	PRIMARY KEY(`property_id`, `served_from`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `guest_desks` (
	`property_id` text PRIMARY KEY NOT NULL,
	`delivered` integer NOT NULL,
	`open_requests` integer NOT NULL,
	`aside` integer DEFAULT 0 NOT NULL,
	`behind_since` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_desks_unwell` ON `guest_desks` (`property_id`) WHERE aside > 0 or behind_since is not null;--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`known_at` integer NOT NULL,
	`began_at` integer,
	`ended_at` integer,
	`completed_at` integer,
	`failed_at` integer,
	`last_error` text,
	`done` text,
	`cursor` text
);
--> statement-breakpoint
CREATE TABLE `activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`group_id` text NOT NULL,
	`property_id` text NOT NULL,
	`user_id` text,
	`user_name` text,
	`action` text NOT NULL,
	`summary` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`until` integer,
	`bundle` text
);
--> statement-breakpoint
CREATE INDEX `activity_of_property` ON `activity` (`property_id`);--> statement-breakpoint
CREATE INDEX `activity_of_group` ON `activity` (`group_id`);--> statement-breakpoint
CREATE INDEX `activity_of_action` ON `activity` (`action`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `activity_bundle` ON `activity` (`bundle`) WHERE bundle is not null;--> statement-breakpoint
CREATE TABLE `changes` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`group_id` text NOT NULL,
	`property_id` text,
	`kind` text NOT NULL,
	`payload` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changes_group` ON `changes` (`group_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `mail_preferences` (
	`property_id` text NOT NULL,
	`user_id` text NOT NULL,
	`weekly_mail` integer NOT NULL,
	`low_rating_alert` integer NOT NULL,
	`alert_rating` integer NOT NULL,
	`overdue_mail` integer DEFAULT false NOT NULL,
	`language` text NOT NULL,
	`origin` text NOT NULL,
	`stop_token` text NOT NULL,
	`mailed_week` text NOT NULL,
	PRIMARY KEY(`property_id`, `user_id`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_preferences_stop` ON `mail_preferences` (`stop_token`);--> statement-breakpoint
CREATE INDEX `mail_preferences_user` ON `mail_preferences` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_preferences_weekly` ON `mail_preferences` (`property_id`,`user_id`) WHERE weekly_mail = 1;--> statement-breakpoint
CREATE TABLE `mail_recipients` (
	`group_id` text NOT NULL,
	`address` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`token_hash` text,
	PRIMARY KEY(`group_id`, `address`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_recipients_token` ON `mail_recipients` (`token_hash`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`group_id` text,
	`recipient` text NOT NULL,
	`reply_to` text,
	`stop_link` text,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`kind` integer DEFAULT 1 NOT NULL,
	`due_at` integer DEFAULT 0
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`kind`,`due_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE TABLE `place_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`replaced_at` integer,
	`property_id` text NOT NULL,
	`place_id` text NOT NULL,
	`projected` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `place_codes_property` ON `place_codes` (`property_id`,`place_id`);--> statement-breakpoint
CREATE INDEX `place_codes_replaced` ON `place_codes` (`replaced_at`) WHERE "place_codes"."replaced_at" is not null;--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_position` ON `places` (`property_id`,`position`);--> statement-breakpoint
CREATE INDEX `places_retired` ON `places` (`retired_at`) WHERE "places"."retired_at" is not null;--> statement-breakpoint
CREATE TABLE `former_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`property_id` text NOT NULL,
	`projected` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_addresses_property` ON `former_addresses` (`property_id`);--> statement-breakpoint
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
CREATE TABLE `properties` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	`company_id` text NOT NULL,
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`updated_by` text,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`active` integer NOT NULL,
	`languages` text NOT NULL,
	`default_language` text NOT NULL,
	`time_zone` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`telephone` text DEFAULT '' NOT NULL,
	`features` text NOT NULL,
	`thumbnail` text,
	`published_number` integer,
	`revision` integer NOT NULL,
	`licence_key` text,
	`previews_ended_at` integer,
	`removed_at` integer,
	`recency` integer GENERATED ALWAYS AS (coalesce(updated_at, 0)) VIRTUAL,
	`name_folded` text DEFAULT '' NOT NULL,
	`licence_state` text,
	`licence_state_until` integer DEFAULT 0 NOT NULL,
	`projection_wanted` integer DEFAULT 0 NOT NULL,
	`projection_done` integer DEFAULT 0 NOT NULL,
	`counts_by_visitor_id` integer DEFAULT true NOT NULL,
	`closure` text,
	`start_pages` text DEFAULT '{}' NOT NULL,
	`rendered_number` integer,
	`rendered_by` integer DEFAULT 0 NOT NULL,
	`rendered_origin` text DEFAULT '' NOT NULL,
	`pages_key` text,
	`render_attempts` integer DEFAULT 0 NOT NULL,
	`render_problem` text,
	`rendered_as` integer GENERATED ALWAYS AS (case when published_number is null or removed_at is not null then null when rendered_number = published_number then rendered_by else 0 end) VIRTUAL,
	`kept_days` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `properties_slug` ON `properties` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `properties_licence_key` ON `properties` (`licence_key`);--> statement-breakpoint
CREATE INDEX `properties_group` ON `properties` (`group_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `properties_recent` ON `properties` (`group_id`,`recency`,`id`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `properties_state` ON `properties` (`group_id`,`licence_state`,`recency`,`id`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `properties_undecided` ON `properties` (`group_id`,`licence_state_until`);--> statement-breakpoint
CREATE INDEX `properties_removed` ON `properties` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX `properties_projection_due` ON `properties` (`projection_wanted`,`id`) WHERE projection_wanted > projection_done;--> statement-breakpoint
CREATE INDEX `properties_render_due` ON `properties` (`rendered_as`,`rendered_origin`,`id`) WHERE rendered_as is not null;--> statement-breakpoint
CREATE INDEX `properties_render_problem` ON `properties` (`id`) WHERE render_problem is not null;--> statement-breakpoint
CREATE TABLE `property_licences` (
	`property_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`mode_previous` text,
	`date_start` integer,
	`date_end` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `qr_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer,
	`downloaded_at` integer,
	`property_id` text NOT NULL,
	`projected` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `qr_codes_property` ON `qr_codes` (`property_id`,`retired_at`);--> statement-breakpoint
CREATE TRIGGER `properties_counted` AFTER INSERT ON `properties` WHEN NEW.`removed_at` IS NULL BEGIN UPDATE `groups` SET `property_count` = `property_count` + 1 WHERE `id` = NEW.`group_id`; END;--> statement-breakpoint
CREATE TRIGGER `properties_uncounted` AFTER DELETE ON `properties` WHEN OLD.`removed_at` IS NULL BEGIN UPDATE `groups` SET `property_count` = `property_count` - 1 WHERE `id` = OLD.`group_id`; END;--> statement-breakpoint
CREATE TRIGGER `properties_removed_counted` AFTER UPDATE OF `removed_at` ON `properties` WHEN OLD.`removed_at` IS NULL AND NEW.`removed_at` IS NOT NULL BEGIN UPDATE `groups` SET `property_count` = `property_count` - 1 WHERE `id` = OLD.`group_id`; END;--> statement-breakpoint
CREATE TRIGGER `properties_restored_counted` AFTER UPDATE OF `removed_at` ON `properties` WHEN OLD.`removed_at` IS NOT NULL AND NEW.`removed_at` IS NULL BEGIN UPDATE `groups` SET `property_count` = `property_count` + 1 WHERE `id` = NEW.`group_id`; END;--> statement-breakpoint
CREATE TRIGGER `licences_added` AFTER INSERT ON `property_licences` BEGIN UPDATE `properties` SET `licence_state_until` = 0 WHERE `id` = NEW.`property_id`; END;--> statement-breakpoint
CREATE TRIGGER `licences_changed` AFTER UPDATE ON `property_licences` BEGIN UPDATE `properties` SET `licence_state_until` = 0 WHERE `id` = NEW.`property_id`; END;--> statement-breakpoint
CREATE TRIGGER `licences_deleted` AFTER DELETE ON `property_licences` BEGIN UPDATE `properties` SET `licence_state_until` = 0 WHERE `id` = OLD.`property_id`; END;--> statement-breakpoint
CREATE TRIGGER `properties_added_at_free_address` BEFORE INSERT ON `properties` WHEN EXISTS (SELECT 1 FROM `former_addresses` WHERE `slug` = NEW.`slug`) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: properties.slug'); END;--> statement-breakpoint
CREATE TRIGGER `properties_moved_to_free_address` BEFORE UPDATE OF `slug` ON `properties` WHEN EXISTS (SELECT 1 FROM `former_addresses` WHERE `slug` = NEW.`slug` AND `property_id` <> NEW.`id`) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: properties.slug'); END;--> statement-breakpoint
CREATE TRIGGER `former_addresses_of_nobody` BEFORE INSERT ON `former_addresses` WHEN EXISTS (SELECT 1 FROM `properties` WHERE `slug` = NEW.`slug`) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: former_addresses.slug'); END;--> statement-breakpoint
CREATE TRIGGER `activity_bundle_ended` BEFORE INSERT ON `activity` WHEN NEW.`bundle` IS NOT NULL BEGIN UPDATE `activity` SET `bundle` = NULL, `user_id` = NULL WHERE `bundle` = NEW.`bundle` AND `at` <= NEW.`at` - 3600000; END;--> statement-breakpoint
-- Known from now on: a deployment whose crons never run is late soon.
INSERT INTO `jobs` (`name`, `known_at`) SELECT value, unixepoch() * 1000 FROM json_each('["projectPortals","endSessions","sendMail","renderPortals","queueWeeklyMail","purgeProperties","collectFiles","forgetExpired"]');
