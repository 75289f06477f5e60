-- Generated from the schema. Written by hand: the partitions by "created_at", and the storage of columns that are
-- compressed already.
CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "board_places" (
	"board" text NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"season" text NOT NULL,
	"place" integer NOT NULL,
	"rank_point" integer NOT NULL,
	CONSTRAINT "board_places_board_mode_account_id_day_pk" PRIMARY KEY("board","mode","account_id","day")
);
--> statement-breakpoint
CREATE TABLE "board_rows" (
	"season" text NOT NULL,
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
	"avg_rank" double precision,
	"wins" integer,
	"win_ratio" double precision,
	"rounds_played" integer,
	"previous_place" integer,
	"previous_points" integer,
	"first_place" integer,
	"is_new" boolean DEFAULT false NOT NULL,
	CONSTRAINT "board_rows_season_board_mode_place_pk" PRIMARY KEY("season","board","mode","place")
);
--> statement-breakpoint
CREATE TABLE "player_counts" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranked_stats" (
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
	"wins" integer,
	"rounds_played" integer,
	"kills" integer NOT NULL,
	"deaths" integer NOT NULL,
	CONSTRAINT "ranked_stats_platform_season_mode_account_id_pk" PRIMARY KEY("platform","season","mode","account_id")
);
--> statement-breakpoint
CREATE TABLE "rating_days" (
	"shard" text NOT NULL,
	"mode" text NOT NULL,
	"day" date NOT NULL,
	"season" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "rating_days_shard_mode_day_pk" PRIMARY KEY("shard","mode","day")
);
--> statement-breakpoint
CREATE TABLE "season_stats" (
	"account_id" text NOT NULL,
	"season" text NOT NULL,
	"shard" text NOT NULL,
	"normal" jsonb NOT NULL,
	"ranked" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "season_stats_account_id_season_shard_pk" PRIMARY KEY("account_id","season","shard")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"match_type" text NOT NULL,
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
	"bot_kills" integer,
	"grade" smallint[],
	CONSTRAINT "participants_match_id_account_id_created_at_pk" PRIMARY KEY("match_id","account_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "clans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"tag" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"account_id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"ban" text,
	"clan_id" text,
	"tier" text,
	"sub_tier" text,
	"rank_point" integer,
	"seen_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	"matches_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "weapon_masteries" (
	"account_id" text PRIMARY KEY NOT NULL,
	"weapons" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_readings" (
	"account_id" text NOT NULL,
	"season" text NOT NULL,
	"mode" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"rank_point" integer NOT NULL,
	CONSTRAINT "point_readings_account_id_season_mode_at_pk" PRIMARY KEY("account_id","season","mode","at")
);
--> statement-breakpoint
CREATE TABLE "hidden_players" (
	"account_id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"name_hash" text,
	"named_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "name_lookups" (
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "name_lookups_platform_name_pk" PRIMARY KEY("platform","name")
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"account_id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"visitor" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"error" text,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "background_shares" (
	"budget" text NOT NULL,
	"work" text NOT NULL,
	"left" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"owed" integer NOT NULL,
	CONSTRAINT "background_shares_budget_work_pk" PRIMARY KEY("budget","work")
);
--> statement-breakpoint
CREATE TABLE "rate_budgets" (
	"name" text PRIMARY KEY NOT NULL,
	"left" integer NOT NULL,
	"limit" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
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
CREATE TABLE "hot_drops" (
	"map_name" text NOT NULL,
	"game_mode" text NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hot_drops_map_name_game_mode_kind_pk" PRIMARY KEY("map_name","game_mode","kind")
);
--> statement-breakpoint
CREATE TABLE "landing_cells" (
	"day" date NOT NULL,
	"map_name" text NOT NULL,
	"game_mode" text NOT NULL,
	"is_ranked" boolean NOT NULL,
	"cell" smallint NOT NULL,
	"landings" integer NOT NULL,
	"places" integer NOT NULL,
	"wins" integer NOT NULL,
	"kills" integer NOT NULL,
	"dead_early" integer NOT NULL,
	CONSTRAINT "landing_cells_day_map_name_game_mode_is_ranked_cell_pk" PRIMARY KEY("day","map_name","game_mode","is_ranked","cell")
);
--> statement-breakpoint
CREATE TABLE "landing_hours" (
	"hour" timestamp with time zone NOT NULL,
	"map_name" text NOT NULL,
	"town" text NOT NULL,
	"landings" integer NOT NULL,
	"places" integer NOT NULL,
	"wins" integer NOT NULL,
	"kills" integer NOT NULL,
	"dead_early" integer NOT NULL,
	CONSTRAINT "landing_hours_hour_map_name_town_pk" PRIMARY KEY("hour","map_name","town")
);
--> statement-breakpoint
CREATE TABLE "landing_towns" (
	"day" date NOT NULL,
	"map_name" text NOT NULL,
	"game_mode" text NOT NULL,
	"is_ranked" boolean NOT NULL,
	"town" text NOT NULL,
	"landings" integer NOT NULL,
	"places" integer NOT NULL,
	"wins" integer NOT NULL,
	"kills" integer NOT NULL,
	"dead_early" integer NOT NULL,
	"matches" integer NOT NULL,
	"teams" integer NOT NULL,
	"fights" integer NOT NULL,
	"fight_seconds" double precision NOT NULL,
	CONSTRAINT "landing_towns_day_map_name_game_mode_is_ranked_town_pk" PRIMARY KEY("day","map_name","game_mode","is_ranked","town")
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"match_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"map_name" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"town" text NOT NULL,
	"place" smallint NOT NULL,
	"kills" smallint NOT NULL,
	"is_dead_early" boolean NOT NULL,
	"won_at" integer[] NOT NULL,
	"lost_at" integer[] NOT NULL,
	CONSTRAINT "landings_match_id_account_id_created_at_pk" PRIMARY KEY("match_id","account_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "tracks" (
	"match_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"map_name" text NOT NULL,
	"version" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_cut" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "tracks_match_id_created_at_pk" PRIMARY KEY("match_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"address" "bytea" NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"ranks" jsonb
);
--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_of_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_by_key" ON "comments" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_nonces_used_at" ON "used_nonces" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "board_places_of_day" ON "board_places" USING btree ("day","board","mode","place");--> statement-breakpoint
CREATE INDEX "board_rows_climbs" ON "board_rows" USING btree ("season","board","mode",("previous_place" - "place") desc) WHERE "board_rows"."previous_place" > "board_rows"."place";--> statement-breakpoint
CREATE INDEX "ranked_stats_points" ON "ranked_stats" USING btree ("platform","season","mode","rank_point" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "matches_accounts" ON "matches" USING gin ("accounts") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "participants_of_account" ON "participants" USING btree ("account_id","created_at" DESC NULLS LAST,"match_id");--> statement-breakpoint
CREATE INDEX "participants_kills" ON "participants" USING btree ("match_type","kills" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "players_name" ON "players" USING btree ("platform","name");--> statement-breakpoint
CREATE INDEX "players_banned" ON "players" USING btree ("account_id") WHERE "players"."ban" is not null;--> statement-breakpoint
CREATE INDEX "players_synced_at" ON "players" USING btree ("synced_at");--> statement-breakpoint
CREATE INDEX "players_points" ON "players" USING btree ("platform","rank_point" DESC NULLS LAST,lower("name"));--> statement-breakpoint
CREATE INDEX "players_lower_name" ON "players" USING btree (lower("name") text_pattern_ops,"platform");--> statement-breakpoint
CREATE INDEX "point_readings_at" ON "point_readings" USING brin ("at");--> statement-breakpoint
CREATE INDEX "name_lookups_waiting" ON "name_lookups" USING btree ("requested_at") WHERE "name_lookups"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "renewals_in_order" ON "renewals" USING btree ("priority","requested_at") WHERE "renewals"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "renewals_finished_at" ON "renewals" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "visitor_shares_at" ON "visitor_shares" USING btree ("at");--> statement-breakpoint
CREATE INDEX "landings_of_account" ON "landings" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_messages_of_event" ON "webhook_messages" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("next_try_at") WHERE "webhook_messages"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhooks_of_user" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhooks_of_account" ON "webhooks" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "members" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "kill_log" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "tracks" ALTER COLUMN "content" SET STORAGE EXTERNAL;
