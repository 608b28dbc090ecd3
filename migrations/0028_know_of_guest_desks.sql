CREATE TABLE `guest_desks` (
	`property_id` text PRIMARY KEY NOT NULL,
	`delivered` integer NOT NULL,
	`open_requests` integer NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
