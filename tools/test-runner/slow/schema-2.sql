-- A database of version eb45709, with schema 2: written by its API host, dumped by pg_dump --inserts.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA pgboss;


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: -
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
      
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', tablename);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);

      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', tablename);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', tablename);
      
      IF options->>'policy' = 'short' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i6 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''exclusive''', tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;

      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
);


--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    singletons_active text[],
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone
);


--
-- Name: allowances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.allowances (
    name text NOT NULL,
    "left" integer NOT NULL,
    "limit" integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);


--
-- Name: board_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.board_rows (
    board text NOT NULL,
    mode text NOT NULL,
    place integer NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    platform text NOT NULL,
    region text,
    rank_point integer NOT NULL,
    tier text NOT NULL,
    sub_tier text NOT NULL,
    kda double precision,
    avg_damage_dealt double precision,
    wins integer,
    win_ratio double precision,
    rounds_played integer
);


--
-- Name: comments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.comments (
    id bigint NOT NULL,
    author_id text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: comments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.comments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id text NOT NULL,
    platform text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    match_type text NOT NULL,
    game_mode text NOT NULL,
    map_name text NOT NULL,
    duration double precision,
    telemetry_url text,
    members jsonb,
    kill_log jsonb
);


--
-- Name: participants; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.participants (
    match_id text NOT NULL,
    account_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    name text NOT NULL,
    platform text NOT NULL,
    team_id integer NOT NULL,
    team_rank integer NOT NULL,
    team_total integer NOT NULL,
    kills integer NOT NULL,
    assists integer NOT NULL,
    damage_dealt double precision NOT NULL,
    dbnos integer NOT NULL,
    walk_distance double precision NOT NULL,
    ride_distance double precision NOT NULL,
    time_survived double precision NOT NULL,
    longest_kill double precision NOT NULL,
    main_weapon text
);


--
-- Name: player_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.player_counts (
    at timestamp with time zone NOT NULL,
    count integer NOT NULL
);


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    account_id text NOT NULL,
    platform text NOT NULL,
    name text NOT NULL,
    region text,
    ban text,
    tier text,
    sub_tier text,
    seen_at timestamp with time zone NOT NULL,
    synced_at timestamp with time zone,
    matches_until timestamp with time zone
);


--
-- Name: ranked_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ranked_figures (
    platform text NOT NULL,
    season text NOT NULL,
    mode text NOT NULL,
    account_id text NOT NULL,
    region text,
    rank_point integer NOT NULL,
    tier text NOT NULL,
    sub_tier text NOT NULL,
    kda double precision,
    avg_damage_dealt double precision,
    avg_rank double precision,
    win_ratio double precision,
    top10_ratio double precision,
    wins integer NOT NULL,
    rounds_played integer NOT NULL,
    kills integer NOT NULL,
    deaths integer NOT NULL
);


--
-- Name: renewals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.renewals (
    account_id text NOT NULL,
    platform text NOT NULL,
    visitor text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    error text,
    changes jsonb
);


--
-- Name: season_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.season_figures (
    account_id text NOT NULL,
    season text NOT NULL,
    shard text NOT NULL,
    normal jsonb NOT NULL,
    ranked jsonb NOT NULL,
    fetched_at timestamp with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    key text NOT NULL,
    value jsonb NOT NULL,
    taken_at timestamp with time zone NOT NULL
);


--
-- Name: used_nonces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.used_nonces (
    nonce text NOT NULL,
    used_at timestamp with time zone NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    display_name text NOT NULL,
    profile_url text,
    avatar_url text,
    seen_at timestamp with time zone NOT NULL
);


--
-- Name: job_common; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'e28b107744e379387932df140795f77375c4fe3a6c7cd7d780a6b8dd46367b79', 1795257807382);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '4b24f97b464a775f94e7c0b31a3db3c2ee99f6d7d4f7d41c8c7f6bf63573ed39', 1795318796207);


--
-- Data for Name: job_common; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.job_common VALUES ('80bc9124-3f67-4f97-ba94-410e7b634edd', 'renewal', 0, '{"accountId": "account.cccccccccccccccccccccccccccccccc"}', 'completed', 10, 0, 1, true, 60, 60, 3600, 'account.cccccccccccccccccccccccccccccccc', NULL, '2026-11-22 14:45:10.348149+00', '2026-11-22 14:45:10.348149+00', '2026-11-22 14:45:10.385006+00', '2026-11-22 14:45:10.876654+00', '2026-12-06 14:45:10.348149+00', NULL, NULL, 'exclusive');
INSERT INTO pgboss.job_common VALUES ('0f5c4e02-00fd-4c82-bd85-f738484bad50', 'kill-log', 0, '{"matchId": "aaaaaaaa-0000-4000-8000-000000000001"}', 'completed', 3, 0, 1, true, 60, 120, 3600, 'aaaaaaaa-0000-4000-8000-000000000001', NULL, '2026-11-22 14:45:10.897845+00', '2026-11-22 14:45:10.897845+00', '2026-11-22 14:45:10.903511+00', '2026-11-22 14:45:10.913487+00', '2026-12-06 14:45:10.897845+00', NULL, NULL, 'exclusive');
INSERT INTO pgboss.job_common VALUES ('ca3e354f-5b56-4080-960b-24039f18b6df', 'renewal', 0, '{"accountId": "account.3"}', 'created', 10, 0, 1, true, 60, 60, 3600, 'account.3', NULL, '2026-11-22 14:45:15.338646+00', '2026-11-22 14:45:15.338646+00', NULL, NULL, '2026-12-06 14:45:15.338646+00', NULL, NULL, 'exclusive');


--
-- Data for Name: queue; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.queue VALUES ('renewal', 'exclusive', 10, 1, true, 60, 60, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.74335+00', '2026-11-22 14:45:09.745402+00');
INSERT INTO pgboss.queue VALUES ('kill-log', 'exclusive', 3, 1, true, 60, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.746054+00', '2026-11-22 14:45:09.749774+00');
INSERT INTO pgboss.queue VALUES ('count-players', 'exclusive', 3, 1, true, 60, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.750478+00', '2026-11-22 14:45:09.765697+00');
INSERT INTO pgboss.queue VALUES ('refresh-statistics', 'exclusive', 3, 1, true, 60, 1800, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.766716+00', '2026-11-22 14:45:09.767674+00');
INSERT INTO pgboss.queue VALUES ('refresh-boards', 'exclusive', 0, 1, true, 60, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.793103+00', '2026-11-22 14:45:09.794464+00');
INSERT INTO pgboss.queue VALUES ('refresh-seasons', 'exclusive', 3, 1, true, 60, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.795389+00', '2026-11-22 14:45:09.79619+00');
INSERT INTO pgboss.queue VALUES ('resume-renewals', 'exclusive', 3, 1, true, 60, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.796709+00', '2026-11-22 14:45:09.797558+00');
INSERT INTO pgboss.queue VALUES ('forget-old', 'exclusive', 3, 1, true, 60, 1800, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 14:45:09.798016+00', '2026-11-22 14:45:09.801087+00');


--
-- Data for Name: schedule; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: subscription; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.version VALUES (26, NULL);


--
-- Data for Name: allowances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.allowances VALUES ('pubg', 99, 100, '2026-11-21 12:00:00+00');


--
-- Data for Name: board_rows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.board_rows VALUES ('pc-as', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-as', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-as', 'squad', 2, 'account.Asia2', 'Asia2', 'steam', 'pc-as', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-sea', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-sea', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-sea', 'squad', 2, 'account.Asia2', 'Asia2', 'steam', 'pc-sea', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-eu', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-eu', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-eu', 'squad', 2, 'account.Asia2', 'Asia2', 'steam', 'pc-eu', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-ru', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-ru', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-ru', 'squad', 2, 'account.Asia2', 'Asia2', 'steam', 'pc-ru', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-na', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-na', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-na', 'squad', 2, 'account.Asia2', 'Asia2', 'steam', 'pc-na', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-sa', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-sa', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-sa', 'squad', 2, 'account.Asia2', 'Asia2', 'steam', 'pc-sa', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 1, 'account.Asia1', 'Asia1', 'steam', 'pc-as', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 2, 'account.Asia1', 'Asia1', 'steam', 'pc-eu', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 3, 'account.Asia1', 'Asia1', 'steam', 'pc-na', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 4, 'account.Asia1', 'Asia1', 'steam', 'pc-ru', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 5, 'account.Asia1', 'Asia1', 'steam', 'pc-sa', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 6, 'account.Asia1', 'Asia1', 'steam', 'pc-sea', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 7, 'account.Asia2', 'Asia2', 'steam', 'pc-sa', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 8, 'account.Asia2', 'Asia2', 'steam', 'pc-as', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 9, 'account.Asia2', 'Asia2', 'steam', 'pc-ru', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 10, 'account.Asia2', 'Asia2', 'steam', 'pc-eu', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 11, 'account.Asia2', 'Asia2', 'steam', 'pc-sea', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('steam', 'squad', 12, 'account.Asia2', 'Asia2', 'steam', 'pc-na', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-kakao', 'squad', 1, 'account.Asia1', 'Asia1', 'kakao', 'pc-kakao', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('pc-kakao', 'squad', 2, 'account.Asia2', 'Asia2', 'kakao', 'pc-kakao', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('kakao', 'squad', 1, 'account.Asia1', 'Asia1', 'kakao', 'pc-kakao', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('kakao', 'squad', 2, 'account.Asia2', 'Asia2', 'kakao', 'pc-kakao', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-as', 'squad', 1, 'account.Asia1', 'Asia1', 'psn', 'psn-as', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-as', 'squad', 2, 'account.Asia2', 'Asia2', 'psn', 'psn-as', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-eu', 'squad', 1, 'account.Asia1', 'Asia1', 'psn', 'psn-eu', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-eu', 'squad', 2, 'account.Asia2', 'Asia2', 'psn', 'psn-eu', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-na', 'squad', 1, 'account.Asia1', 'Asia1', 'psn', 'psn-na', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-na', 'squad', 2, 'account.Asia2', 'Asia2', 'psn', 'psn-na', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-oc', 'squad', 1, 'account.Asia1', 'Asia1', 'psn', 'psn-oc', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn-oc', 'squad', 2, 'account.Asia2', 'Asia2', 'psn', 'psn-oc', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 1, 'account.Asia1', 'Asia1', 'psn', 'psn-as', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 2, 'account.Asia1', 'Asia1', 'psn', 'psn-eu', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 3, 'account.Asia1', 'Asia1', 'psn', 'psn-na', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 4, 'account.Asia1', 'Asia1', 'psn', 'psn-oc', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 5, 'account.Asia2', 'Asia2', 'psn', 'psn-oc', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 6, 'account.Asia2', 'Asia2', 'psn', 'psn-as', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 7, 'account.Asia2', 'Asia2', 'psn', 'psn-na', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('psn', 'squad', 8, 'account.Asia2', 'Asia2', 'psn', 'psn-eu', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-as', 'squad', 1, 'account.Asia1', 'Asia1', 'xbox', 'xbox-as', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-as', 'squad', 2, 'account.Asia2', 'Asia2', 'xbox', 'xbox-as', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-eu', 'squad', 1, 'account.Asia1', 'Asia1', 'xbox', 'xbox-eu', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-eu', 'squad', 2, 'account.Asia2', 'Asia2', 'xbox', 'xbox-eu', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-na', 'squad', 1, 'account.Asia1', 'Asia1', 'xbox', 'xbox-na', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-na', 'squad', 2, 'account.Asia2', 'Asia2', 'xbox', 'xbox-na', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-sa', 'squad', 1, 'account.Asia1', 'Asia1', 'xbox', 'xbox-sa', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-sa', 'squad', 2, 'account.Asia2', 'Asia2', 'xbox', 'xbox-sa', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-oc', 'squad', 1, 'account.Asia1', 'Asia1', 'xbox', 'xbox-oc', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox-oc', 'squad', 2, 'account.Asia2', 'Asia2', 'xbox', 'xbox-oc', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 1, 'account.Asia1', 'Asia1', 'xbox', 'xbox-eu', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 2, 'account.Asia1', 'Asia1', 'xbox', 'xbox-oc', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 3, 'account.Asia1', 'Asia1', 'xbox', 'xbox-na', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 4, 'account.Asia1', 'Asia1', 'xbox', 'xbox-sa', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 5, 'account.Asia1', 'Asia1', 'xbox', 'xbox-as', 4200, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 6, 'account.Asia2', 'Asia2', 'xbox', 'xbox-sa', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 7, 'account.Asia2', 'Asia2', 'xbox', 'xbox-as', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 8, 'account.Asia2', 'Asia2', 'xbox', 'xbox-eu', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 9, 'account.Asia2', 'Asia2', 'xbox', 'xbox-na', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);
INSERT INTO public.board_rows VALUES ('xbox', 'squad', 10, 'account.Asia2', 'Asia2', 'xbox', 'xbox-oc', 3900, 'Survivor', '', 3.1, 310, 10, 0.25, 40);


--
-- Data for Name: comments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (1, 'demo:76500000000000001', 'The first comment', '2026-11-21 12:00:00+00');
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (2, 'demo:76500000000000001', 'A second line
below it', '2026-11-21 12:00:00+00');
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (3, 'demo:76500000000000001', '한국어 댓글 🪂', '2026-11-21 12:00:00+00');
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (5, 'demo:76500000000000002', 'Of another account: <b>&</b>', '2026-11-21 12:00:00+00');


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES ('aaaaaaaa-0000-4000-8000-000000000001', 'steam', '2026-11-20 10:00:30+00', 'competitive', 'squad', 'Baltic_Main', 1800, 'https://telemetry-cdn.pubg.com/telemetry.json', '[{"name": "RealPlayer", "dbnos": 3, "heals": 1, "kills": 3, "shard": "STEAM", "boosts": 2, "deaths": 0, "teamId": 7, "assists": 0, "revives": 0, "playerId": "account.cccccccccccccccccccccccccccccccc", "teamRank": 1, "roadKills": 0, "teamKills": 0, "teamTotal": 2, "mainWeapon": "WeapMini14_C", "damageDealt": 300, "longestKill": 120.5, "rideDistance": 1500.5, "swimDistance": 0, "timeSurvived": 1700, "walkDistance": 2500, "headshotKills": 0, "vehicleDestroys": 0, "weaponsAcquired": 4}, {"name": "Mate", "dbnos": 1, "heals": 1, "kills": 1, "shard": "STEAM", "boosts": 2, "deaths": 0, "teamId": 7, "assists": 0, "revives": 0, "playerId": "account.dddddddddddddddddddddddddddddddd", "teamRank": 1, "roadKills": 0, "teamKills": 0, "teamTotal": 2, "mainWeapon": null, "damageDealt": 100, "longestKill": 120.5, "rideDistance": 1500.5, "swimDistance": 0, "timeSurvived": 1700, "walkDistance": 2500, "headshotKills": 0, "vehicleDestroys": 0, "weaponsAcquired": 4}, {"name": "Enemy", "dbnos": 0, "heals": 1, "kills": 0, "shard": "STEAM", "boosts": 2, "deaths": 1, "teamId": 9, "assists": 0, "revives": 0, "playerId": "account.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "teamRank": 2, "roadKills": 0, "teamKills": 0, "teamTotal": 2, "mainWeapon": null, "damageDealt": 0, "longestKill": 120.5, "rideDistance": 1500.5, "swimDistance": 0, "timeSurvived": 1700, "walkDistance": 2500, "headshotKills": 0, "vehicleDestroys": 0, "weaponsAcquired": 4}]', '[{"at": 242, "by": {"name": "RealPlayer", "teamId": 7, "playerId": "account.cccccccccccccccccccccccccccccccc"}, "type": "knock", "whom": {"name": "Enemy", "teamId": 9, "playerId": "account.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"}, "weapon": "WeapMini14_C", "distance": 123.45}, {"at": 252, "by": {"name": "RealPlayer", "teamId": 7, "playerId": "account.cccccccccccccccccccccccccccccccc"}, "type": "kill", "whom": {"name": "Enemy", "teamId": 9, "playerId": "account.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"}, "weapon": "WeapMini14_C", "distance": 123}, {"at": 480, "by": null, "type": "kill", "whom": {"name": "Mate", "teamId": 7, "playerId": "account.dddddddddddddddddddddddddddddddd"}, "weapon": "Bluezonebomb_EffectActor_C", "distance": null}]');


--
-- Data for Name: participants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.participants VALUES ('aaaaaaaa-0000-4000-8000-000000000001', 'account.dddddddddddddddddddddddddddddddd', '2026-11-20 10:00:30+00', 'Mate', 'steam', 7, 1, 2, 1, 0, 100, 1, 2500, 1500.5, 1700, 120.5, NULL);
INSERT INTO public.participants VALUES ('aaaaaaaa-0000-4000-8000-000000000001', 'account.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '2026-11-20 10:00:30+00', 'Enemy', 'steam', 9, 2, 2, 0, 0, 0, 0, 2500, 1500.5, 1700, 120.5, NULL);
INSERT INTO public.participants VALUES ('aaaaaaaa-0000-4000-8000-000000000001', 'account.cccccccccccccccccccccccccccccccc', '2026-11-20 10:00:30+00', 'RealPlayer', 'steam', 7, 1, 2, 3, 0, 300, 3, 2500, 1500.5, 1700, 120.5, 'WeapMini14_C');


--
-- Data for Name: player_counts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('account.cccccccccccccccccccccccccccccccc', 'steam', 'RealPlayer', NULL, NULL, 'Crystal', '2', '2026-11-21 12:00:00+00', '2026-11-21 12:00:00+00', '2026-11-21 12:00:00+00');
INSERT INTO public.players VALUES ('account.3', 'steam', 'Player3', NULL, NULL, NULL, NULL, '2026-11-21 12:00:00+00', NULL, NULL);


--
-- Data for Name: ranked_figures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ranked_figures VALUES ('steam', 'division.bro.official.pc-2018-43', 'squad', 'account.cccccccccccccccccccccccccccccccc', NULL, 2810, 'Crystal', '2', 2.5, 245, 6.2, 0.1, 0.55, 4, 40, 70, 36);


--
-- Data for Name: renewals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.renewals VALUES ('account.cccccccccccccccccccccccccccccccc', 'steam', 'first sight', '2026-11-21 12:00:00+00', '2026-11-21 12:00:00+00', '2026-11-21 12:00:00+00', NULL, '{"matches": 1, "rankPoint": {}}');
INSERT INTO public.renewals VALUES ('account.3', 'steam', 'first sight', '2026-11-21 12:00:00+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: season_figures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.season_figures VALUES ('account.cccccccccccccccccccccccccccccccc', 'division.bro.official.pc-2018-43', 'steam', '{"squad": {"wins": 2, "dBNOs": 15, "heals": 20, "kills": 21, "boosts": 31, "losses": 10, "top10s": 7, "assists": 4, "revives": 3, "suicides": 0, "roadKills": 0, "teamKills": 0, "rankPoints": null, "damageDealt": 3120.5, "longestKill": 312.4, "rideDistance": 22000.2, "roundsPlayed": 12, "swimDistance": 12, "timeSurvived": 15000, "walkDistance": 18000.1, "headshotKills": 6, "maxKillStreaks": 2, "roundMostKills": 5, "vehicleDestroys": 1, "weaponsAcquired": 50, "longestTimeSurvived": 1830}}', '{"squad": {"kda": 2.5, "wins": 4, "dBNOs": 60, "kills": 70, "deaths": 36, "assists": 20, "avgRank": 6.2, "bestTier": {"tier": "Diamond", "subTier": "4"}, "winRatio": 0.1, "top10Ratio": 0.55, "currentTier": {"tier": "Crystal", "subTier": "2"}, "damageDealt": 9800, "longestKill": null, "roundsPlayed": 40, "bestRankPoint": 3010, "headshotKills": null, "roundMostKills": null, "currentRankPoint": 2810}}', '2026-11-21 12:00:00+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('AXBteVhxlgpAcum-1ffVVx429zKUMwoLvj6G7X5zUa4', 'demo:76500000000000001', '2026-11-28 12:00:00+00');
INSERT INTO public.sessions VALUES ('02nXcmlVwoY09qknffghSa10cu8SLX5lObNycb_sIpc', 'demo:76500000000000002', '2026-11-28 12:00:00+00');


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES ('source', '"pubg"', '2026-11-22 14:45:09.815404+00');
INSERT INTO public.snapshots VALUES ('seasons/steam', '[{"id": "division.bro.official.pc-2018-42", "start": null, "isCurrent": false}, {"id": "division.bro.official.pc-2018-43", "start": null, "isCurrent": true}]', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('seasons/xbox', '[{"id": "division.bro.official.pc-2018-42", "start": null, "isCurrent": false}, {"id": "division.bro.official.pc-2018-43", "start": null, "isCurrent": true}]', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('seasons/kakao', '[{"id": "division.bro.official.pc-2018-42", "start": null, "isCurrent": false}, {"id": "division.bro.official.pc-2018-43", "start": null, "isCurrent": true}]', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('seasons/psn', '[{"id": "division.bro.official.pc-2018-42", "start": null, "isCurrent": false}, {"id": "division.bro.official.pc-2018-43", "start": null, "isCurrent": true}]', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-as/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/psn-na', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sea/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-eu/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-eu/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-kakao/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-ru/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-oc/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-na/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-na/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sa/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-kakao/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-kakao', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-as/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/kakao', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sea/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-as/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-eu/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/xbox-sa', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-ru/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-eu/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-na/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-oc/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sa/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-na/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-eu/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-as/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-oc/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sea/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/xbox-oc', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-eu/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-as/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-ru/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-as/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-na/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/psn-oc', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sa/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-eu/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/psn', '{"squad": 8}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-as/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-as', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sea/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-sea', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-eu/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-eu', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-ru/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-ru', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-na/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-na', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-sa/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/pc-sa', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/steam', '{"squad": 12}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-kakao/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/psn-as', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-eu/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/pc-kakao/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-na/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-as/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-oc/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-na/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('averages/xbox/division.bro.official.pc-2018-43', '{"normal": {}, "ranked": {}}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-as/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/psn-eu', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/psn-na/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-sa/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/xbox-as', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-oc/squad', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/xbox-eu', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/xbox-na', '{"squad": 2}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-as/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-eu/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-na/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-sa/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-oc/duo', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-as/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-eu/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-na/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-sa/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-oc/squad-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-as/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-eu/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-na/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-sa/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board-asked/division.bro.official.pc-2018-43/xbox-oc/duo-fpp', '{}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('board/xbox', '{"squad": 10}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/steam/squad', '{"sample": 1, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-krjp/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('averages/psn/division.bro.official.pc-2018-43', '{"normal": {}, "ranked": {}}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-jp/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-as/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-sea/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-eu/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-ru/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-na/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-sa/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('ratings/pc-oc/squad', '{"sample": 0, "ratings": [], "quantiles": null}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('averages/steam/division.bro.official.pc-2018-43', '{"normal": {"squad": {"kd": 2.1, "damage": 260.0416666666667}}, "ranked": {"squad": {"kd": 1.9444444444444444, "damage": 245}}}', '2026-11-21 12:00:00+00');
INSERT INTO public.snapshots VALUES ('averages/kakao/division.bro.official.pc-2018-43', '{"normal": {}, "ranked": {}}', '2026-11-21 12:00:00+00');


--
-- Data for Name: used_nonces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.used_nonces VALUES ('demo/2026-11-21T12:00:00ZLBAL7cMo6Aye', '2026-11-21 12:00:00+00');
INSERT INTO public.used_nonces VALUES ('demo/2026-11-21T12:00:00ZmARbwau7e6ZZ', '2026-11-21 12:00:00+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('demo:76500000000000001', 'Demo Dana', NULL, NULL, '2026-11-21 12:00:00+00');
INSERT INTO public.users VALUES ('demo:76500000000000002', 'Demo Minjun', NULL, NULL, '2026-11-21 12:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 2, true);


--
-- Name: comments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.comments_id_seq', 5, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: allowances allowances_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allowances
    ADD CONSTRAINT allowances_pkey PRIMARY KEY (name);


--
-- Name: board_rows board_rows_board_mode_place_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.board_rows
    ADD CONSTRAINT board_rows_board_mode_place_pk PRIMARY KEY (board, mode, place);


--
-- Name: comments comments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);


--
-- Name: matches matches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);


--
-- Name: participants participants_match_id_account_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.participants
    ADD CONSTRAINT participants_match_id_account_id_pk PRIMARY KEY (match_id, account_id);


--
-- Name: player_counts player_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.player_counts
    ADD CONSTRAINT player_counts_pkey PRIMARY KEY (at);


--
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (account_id);


--
-- Name: ranked_figures ranked_figures_platform_season_mode_account_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ranked_figures
    ADD CONSTRAINT ranked_figures_platform_season_mode_account_id_pk PRIMARY KEY (platform, season, mode, account_id);


--
-- Name: renewals renewals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.renewals
    ADD CONSTRAINT renewals_pkey PRIMARY KEY (account_id);


--
-- Name: season_figures season_figures_account_id_season_shard_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.season_figures
    ADD CONSTRAINT season_figures_account_id_season_shard_pk PRIMARY KEY (account_id, season, shard);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (key);


--
-- Name: used_nonces used_nonces_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.used_nonces
    ADD CONSTRAINT used_nonces_pkey PRIMARY KEY (nonce);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: job_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: job_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: job_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_i5; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_i5 ON pgboss.job_common USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);


--
-- Name: job_i6; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


--
-- Name: comments_of_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX comments_of_author ON public.comments USING btree (author_id, created_at);


--
-- Name: matches_created_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_created_at ON public.matches USING btree (created_at);


--
-- Name: participants_created_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX participants_created_at ON public.participants USING btree (created_at);


--
-- Name: participants_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX participants_of_account ON public.participants USING btree (account_id, created_at DESC NULLS LAST, match_id);


--
-- Name: players_banned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_banned ON public.players USING btree (account_id) WHERE (ban IS NOT NULL);


--
-- Name: players_lower_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_lower_name ON public.players USING btree (lower(name) text_pattern_ops, platform);


--
-- Name: players_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_name ON public.players USING btree (platform, name);


--
-- Name: ranked_figures_points; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ranked_figures_points ON public.ranked_figures USING btree (platform, season, mode, rank_point DESC NULLS LAST);


--
-- Name: renewals_of_visitor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX renewals_of_visitor ON public.renewals USING btree (visitor, requested_at);


--
-- Name: renewals_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX renewals_waiting ON public.renewals USING btree (requested_at) WHERE (finished_at IS NULL);


--
-- Name: sessions_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);


--
-- Name: used_nonces_used_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX used_nonces_used_at ON public.used_nonces USING btree (used_at);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: comments comments_author_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES public.users(id);


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- PostgreSQL database dump complete
--


