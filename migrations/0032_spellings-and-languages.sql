CREATE TABLE `item_spellings` (
	`item_id` integer NOT NULL,
	`joined` text NOT NULL,
	`parts` text NOT NULL,
	PRIMARY KEY(`item_id`, `joined`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_spellings_joined` ON `item_spellings` (`joined`);--> statement-breakpoint
ALTER TABLE `wish_matches` ADD `is_across` integer DEFAULT false NOT NULL;