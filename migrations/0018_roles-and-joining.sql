CREATE TABLE `invitation_uses` (
	`invitation_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `account_id`),
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitation_uses_account` ON `invitation_uses` (`account_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`inviter_id` integer NOT NULL,
	`uses` integer NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`inviter_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "invitations_used" CHECK("invitations"."used" BETWEEN 0 AND "invitations"."uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_code_unique` ON `invitations` (`code`);--> statement-breakpoint
CREATE INDEX `invitations_inviter` ON `invitations` (`inviter_id`);--> statement-breakpoint
CREATE INDEX `invitations_end` ON `invitations` (`ends_at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `role` text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `pending_since` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `introduction` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `invited_by_id` integer REFERENCES accounts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `accounts_invited` ON `accounts` (`invited_by_id`);--> statement-breakpoint
CREATE INDEX `accounts_pending` ON `accounts` (`pending_since`) WHERE pending_since IS NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `role` = 'admin' WHERE `is_admin` = 1;--> statement-breakpoint
INSERT OR IGNORE INTO `settings` (`key`, `value`) SELECT 'had_admin', '1'
WHERE EXISTS (SELECT 1 FROM `accounts` WHERE `role` = 'admin' OR `email_proved_at` IS NOT NULL)
  OR EXISTS (SELECT 1 FROM `audit_log`);--> statement-breakpoint
CREATE TRIGGER `accounts_admin_made` AFTER INSERT ON `accounts` WHEN NEW.role = 'admin'
BEGIN INSERT OR IGNORE INTO settings (key, value) VALUES ('had_admin', '1'); END;--> statement-breakpoint
CREATE TRIGGER `accounts_admin_appointed` AFTER UPDATE OF `role` ON `accounts` WHEN NEW.role = 'admin'
BEGIN INSERT OR IGNORE INTO settings (key, value) VALUES ('had_admin', '1'); END;
