-- A job converts the stored matches in batches (jobs/convert-matches.ts). Renaming takes no time, whatever their number.
ALTER TABLE "matches" RENAME TO "matches_to_convert";--> statement-breakpoint
ALTER TABLE "participants" RENAME TO "participants_to_convert";--> statement-breakpoint
ALTER INDEX "matches_created_at" RENAME TO "matches_to_convert_created_at";--> statement-breakpoint
ALTER INDEX "participants_match_id_account_id_pk" RENAME TO "participants_to_convert_pk";--> statement-breakpoint
DROP INDEX "participants_of_account";--> statement-breakpoint
DROP INDEX "participants_created_at";--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"match_type" text NOT NULL,
	"game_mode" text NOT NULL,
	"map_name" text NOT NULL,
	"duration" double precision,
	"telemetry_url" text,
	"members" "bytea",
	"kill_log" "bytea",
	"accounts" integer[],
	CONSTRAINT "matches_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "participants" (
	"match_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"game_mode" text NOT NULL,
	"map_name" text NOT NULL,
	"team_id" integer NOT NULL,
	"team_rank" integer NOT NULL,
	"team_total" integer NOT NULL,
	"kills" integer NOT NULL,
	"assists" integer NOT NULL,
	"damage_dealt" double precision NOT NULL,
	"dbnos" integer NOT NULL,
	"walk_distance" double precision NOT NULL,
	"ride_distance" double precision NOT NULL,
	"time_survived" double precision NOT NULL,
	"longest_kill" double precision NOT NULL,
	"main_weapon" text,
	CONSTRAINT "participants_match_id_account_id_created_at_pk" PRIMARY KEY("match_id","account_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "members" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "kill_log" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE INDEX "matches_accounts" ON "matches" USING gin ("accounts") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "participants_of_account" ON "participants" USING btree ("account_id","created_at" DESC NULLS LAST,"match_id");--> statement-breakpoint
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM "matches_to_convert") THEN
		DROP TABLE "matches_to_convert", "participants_to_convert";
	END IF;
END $$;
