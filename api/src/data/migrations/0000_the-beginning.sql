CREATE TABLE "allowances" (
	"name" text PRIMARY KEY NOT NULL,
	"left" integer NOT NULL,
	"limit" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_rows" (
	"board" text NOT NULL,
	"mode" text NOT NULL,
	"place" integer NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"region" text,
	"rank_point" integer NOT NULL,
	"tier" text NOT NULL,
	"sub_tier" text NOT NULL,
	"kda" double precision,
	"avg_damage_dealt" double precision,
	"wins" integer,
	"win_ratio" double precision,
	"rounds_played" integer,
	CONSTRAINT "board_rows_board_mode_place_pk" PRIMARY KEY("board","mode","place")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"match_type" text NOT NULL,
	"game_mode" text NOT NULL,
	"map_name" text NOT NULL,
	"duration" double precision,
	"telemetry_url" text,
	"members" jsonb,
	"kill_log" jsonb
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"match_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
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
	CONSTRAINT "participants_match_id_account_id_pk" PRIMARY KEY("match_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "player_counts" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"account_id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"ban" text,
	"tier" text,
	"sub_tier" text,
	"seen_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	"matches_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ranked_figures" (
	"platform" text NOT NULL,
	"season" text NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"region" text,
	"rank_point" integer NOT NULL,
	"tier" text NOT NULL,
	"sub_tier" text NOT NULL,
	"kda" double precision,
	"avg_damage_dealt" double precision,
	"avg_rank" double precision,
	"win_ratio" double precision,
	"top10_ratio" double precision,
	"wins" integer NOT NULL,
	"rounds_played" integer NOT NULL,
	"kills" integer NOT NULL,
	"deaths" integer NOT NULL,
	CONSTRAINT "ranked_figures_platform_season_mode_account_id_pk" PRIMARY KEY("platform","season","mode","account_id")
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"account_id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"visitor" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"error" text,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "season_figures" (
	"account_id" text NOT NULL,
	"season" text NOT NULL,
	"shard" text NOT NULL,
	"normal" jsonb NOT NULL,
	"ranked" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "season_figures_account_id_season_shard_pk" PRIMARY KEY("account_id","season","shard")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"profile_url" text,
	"avatar_url" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "matches_created_at" ON "matches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "participants_of_account" ON "participants" USING btree ("account_id","created_at" DESC NULLS LAST,"match_id");--> statement-breakpoint
CREATE INDEX "participants_created_at" ON "participants" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "players_name" ON "players" USING btree ("platform","name");--> statement-breakpoint
CREATE INDEX "players_lower_name" ON "players" USING btree (lower("name") text_pattern_ops,"platform");--> statement-breakpoint
CREATE INDEX "ranked_figures_points" ON "ranked_figures" USING btree ("platform","season","mode","rank_point" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "renewals_waiting" ON "renewals" USING btree ("requested_at") WHERE "renewals"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "renewals_of_visitor" ON "renewals" USING btree ("visitor","requested_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_nonces_used_at" ON "used_nonces" USING btree ("used_at");