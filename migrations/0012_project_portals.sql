ALTER TABLE `properties` ADD `projection_wanted` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `projection_done` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `properties_projection_due` ON `properties` (`projection_wanted`,`id`) WHERE projection_wanted > projection_done;--> statement-breakpoint
ALTER TABLE `qr_codes` ADD `projected` text;--> statement-breakpoint
-- Portals from before may differ from their rows: each is projected once.
UPDATE `properties` SET `projection_wanted` = 1;
