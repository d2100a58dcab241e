CREATE TABLE `failed_words` (
	`word` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failed_words_last` ON `failed_words` (`last_at`);