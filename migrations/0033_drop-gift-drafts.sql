DROP TABLE `gift_requests`;--> statement-breakpoint
DROP TABLE `gift_rounds`;