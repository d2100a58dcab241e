CREATE TABLE `swap_day_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`wish_id` integer,
	`set_id` integer,
	`state` text DEFAULT 'running' NOT NULL,
	FOREIGN KEY (`day_id`) REFERENCES `swap_days`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`wish_id`) REFERENCES `wishes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`set_id`) REFERENCES `want_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "swap_day_uses_of_one" CHECK(("swap_day_uses"."wish_id" IS NULL) <> ("swap_day_uses"."set_id" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_uses_wish` ON `swap_day_uses` (`wish_id`,`day_id`,`item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_uses_set` ON `swap_day_uses` (`set_id`,`day_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `swap_day_uses_move` ON `swap_day_uses` (`day_id`,`item_id`);
--> statement-breakpoint
DROP TRIGGER uses_limit;
--> statement-breakpoint
-- As before, with the moves of swap days.
CREATE TRIGGER uses_limit BEFORE INSERT ON uses WHEN new.is_found BEGIN
  SELECT RAISE(ABORT, 'a wish is used beyond its limit') FROM wishes WHERE id = new.wish_id AND most IS NOT NULL
    AND most <= (SELECT count(DISTINCT swap_id) FROM uses WHERE wish_id = new.wish_id AND state <> 'ended' AND swap_id <> new.swap_id)
      + (SELECT count(*) FROM swap_day_uses WHERE wish_id = new.wish_id AND state <> 'ended');
  SELECT RAISE(ABORT, 'a set of wants is used beyond its limit') FROM want_sets WHERE id = new.set_id
    AND most <= (SELECT count(DISTINCT swap_id) FROM uses WHERE set_id = new.set_id AND state <> 'ended' AND swap_id <> new.swap_id)
      + (SELECT count(*) FROM swap_day_uses WHERE set_id = new.set_id AND state <> 'ended');
END;
--> statement-breakpoint
CREATE TRIGGER swap_day_uses_limit BEFORE INSERT ON swap_day_uses BEGIN
  SELECT RAISE(ABORT, 'a wish is used beyond its limit') FROM wishes WHERE id = new.wish_id AND most IS NOT NULL
    AND most <= (SELECT count(DISTINCT swap_id) FROM uses WHERE wish_id = new.wish_id AND state <> 'ended')
      + (SELECT count(*) FROM swap_day_uses WHERE wish_id = new.wish_id AND state <> 'ended');
  SELECT RAISE(ABORT, 'a set of wants is used beyond its limit') FROM want_sets WHERE id = new.set_id
    AND most <= (SELECT count(DISTINCT swap_id) FROM uses WHERE set_id = new.set_id AND state <> 'ended')
      + (SELECT count(*) FROM swap_day_uses WHERE set_id = new.set_id AND state <> 'ended');
END;
