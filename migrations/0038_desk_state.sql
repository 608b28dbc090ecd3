ALTER TABLE `guest_desks` ADD `aside` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `guest_desks` ADD `behind_since` integer;--> statement-breakpoint
CREATE INDEX `guest_desks_unwell` ON `guest_desks` (`property_id`) WHERE aside > 0 or behind_since is not null;