CREATE TABLE `shown_figures` (
	`key` text PRIMARY KEY NOT NULL,
	`period` integer NOT NULL,
	`figure` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deck_draws` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`period` integer NOT NULL,
	`owners` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
