CREATE TABLE "name_lookups" (
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "name_lookups_platform_name_pk" PRIMARY KEY("platform","name")
);
--> statement-breakpoint
CREATE TABLE "visitor_shares" (
	"visitor" text NOT NULL,
	"kind" text NOT NULL,
	"left" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_shares_visitor_kind_pk" PRIMARY KEY("visitor","kind")
);
--> statement-breakpoint
DROP INDEX "renewals_waiting";--> statement-breakpoint
DROP INDEX "renewals_of_visitor";--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "priority" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "name_lookups_waiting" ON "name_lookups" USING btree ("requested_at") WHERE "name_lookups"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "visitor_shares_at" ON "visitor_shares" USING btree ("at");--> statement-breakpoint
CREATE INDEX "renewals_in_order" ON "renewals" USING btree ("priority","requested_at") WHERE "renewals"."finished_at" is null;