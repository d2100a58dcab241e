CREATE TABLE `synonyms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group` integer NOT NULL,
	`text` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `synonyms_key` ON `synonyms` (`key`);--> statement-breakpoint
CREATE INDEX `synonyms_group` ON `synonyms` (`group`,`id`);