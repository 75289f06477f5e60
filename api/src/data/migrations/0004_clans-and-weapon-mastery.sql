CREATE TABLE "clans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"tag" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weapon_masteries" (
	"account_id" text PRIMARY KEY NOT NULL,
	"weapons" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "clan_id" text;--> statement-breakpoint
CREATE INDEX "players_synced_at" ON "players" USING btree ("synced_at");