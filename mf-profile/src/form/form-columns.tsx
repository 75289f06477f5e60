import { readMap, type Season } from '@hotdrop/shared-domain/game';
import { matchResult } from '@hotdrop/shared-domain/stats';
import { formatDate } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useIsHydrated, useLinks, useSite, useTimes, useTimeZone } from '@hotdrop/shared-ui/site';
import { LocalTime, usePendingZone } from '@hotdrop/shared-ui/time';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import styles from './form.module.css';
import { type FormMatch, heightOf, scaleOf } from './summarize-form.ts';

interface FormColumnsProps {
  /** Oldest first, at least one. */
  readonly matches: readonly FormMatch[];
  readonly season: Season;
  /** Columns of a full row; those without a match are free places. */
  readonly places: number;
}

/** Returns the next column for each key. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(count - 1, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const tenth = 10;

/**
 * A column for each match, which links to it. The line below describes the chosen column: the newest one, the one under
 * the pointer, or the one with the focus. Columns are too narrow for a finger, so on touch the row chooses, and the line
 * opens the match.
 */
export function FormColumns({ matches, season, places }: FormColumnsProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [chosenId, choose] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const found = matches.findIndex(({ id }) => id === chosenId);
  const at = found < 0 ? matches.length - 1 : found;
  const chosen = matches[at];
  const [oldest] = matches;
  const toMatch = useMatchLink(season);
  const describe = useDescription();
  const teams = scaleOf(matches);
  if (!chosen || !oldest) return null;

  const chooseUnder = ({ clientX }: React.PointerEvent) => {
    const columns = [...(list.current?.children ?? [])].slice(0, matches.length);
    const under = columns.findLastIndex((column) => column.getBoundingClientRect().left <= clientX);
    choose(matches[Math.max(0, under)]?.id ?? null);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = steps[event.key]?.(at, matches.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  const onClick = (event: React.MouseEvent) => {
    if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch')
      event.preventDefault();
  };
  return (
    <>
      <div className={styles.plot} style={{ '--tenth': teams > tenth ? 1 - heightOf(tenth, teams) : 1 }}>
        <Text tone="muted" size="t12" className={styles.place} style={{ '--at': 0 }} aria-hidden="true">
          #1
        </Text>
        {teams > tenth && (
          <Text
            tone="muted"
            size="t12"
            className={styles.place}
            style={{ '--at': 'var(--tenth)' }}
            aria-hidden="true"
          >
            #{tenth}
          </Text>
        )}
        <ol
          ref={list}
          className={styles.columns}
          aria-label={t`Last matches, oldest first`}
          onKeyDown={onKeyDown}
          onPointerDown={chooseUnder}
          onPointerMove={chooseUnder}
        >
          {matches.map((match) => (
            <li
              key={match.id}
              className={classNames(
                styles[matchResult(match)],
                match.isFirst && match !== oldest && styles.begins,
                match === chosen && styles.chosen,
              )}
              style={{ '--h': heightOf(match.teamRank, teams) }}
            >
              <Link
                to={toMatch(match)}
                {...(isHydrated && { tabIndex: match === chosen ? 0 : -1 })}
                onFocus={() => choose(match.id)}
                onClick={onClick}
                draggable={false}
              >
                <VisuallyHidden>{describe(match)}</VisuallyHidden>
                <i />
                <Text
                  size="t12"
                  weight={match.kills > 0 ? 600 : undefined}
                  tone={match.kills > 0 ? 'text' : 'muted'}
                  className={classNames(styles.kills, match.kills > 9 && styles.twoDigits)}
                  aria-hidden="true"
                >
                  {match.kills}
                </Text>
              </Link>
            </li>
          ))}
          {[...Array(Math.max(0, places - matches.length)).keys()].map((place) => (
            <li key={place} className={styles.free} aria-hidden="true" />
          ))}
        </ol>
      </div>
      <Row as="p" justify="between" tone="muted" size="t12" className={styles.axis} aria-hidden="true">
        <ShortDate time={oldest.endedAt} />
        <span>
          <Trans>Kills below each match</Trans>
        </span>
        {matches.length >= places && <ShortDate time={matches.at(-1)?.endedAt ?? oldest.endedAt} />}
      </Row>
      <ChosenMatch match={chosen} to={toMatch(chosen)} />
    </>
  );
}

function useMatchLink(season: Season) {
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  return ({ id }: FormMatch) => links.match({ shard, name, season: season.id, match: id });
}

/** Names a match in full, because a column shows only its height and a number. */
function useDescription() {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const times = useTimes();
  return ({ endedAt, mapName, teamRank, teamTotal, kills, damageDealt }: FormMatch) => {
    const when = times.dayTime(endedAt) + times.zone;
    const map = readMap(game, mapName).name[locale];
    const damage = format.number(damageDealt);
    return t`${when}: ${map}, #${teamRank} of ${teamTotal}, ${plural(kills, { one: '# kill', other: '# kills' })}, ${damage} damage`;
  };
}

function ShortDate({ time }: { readonly time: number }) {
  const { locale } = useSite();
  const { offsetAt } = useTimeZone();
  return <span className={usePendingZone()}>{formatDate(time, 'day', locale, offsetAt)}</span>;
}

function ChosenMatch({ match, to }: { readonly match: FormMatch; readonly to: string }) {
  const { game, locale } = useSite();
  const format = useFormat();
  const damage = format.number(match.damageDealt);
  return (
    <Grid
      as={Link}
      to={to}
      columns="auto minmax(0, 1fr) auto"
      gap={3}
      align="center"
      padding={[0.5, 3]}
      surface="raised"
      tone="muted"
      size="t13"
      isTarget
      className={styles.line}
    >
      <Text as="b" size="d20">
        #{match.teamRank}
      </Text>
      <span>
        <b>{readMap(game, match.mapName).name[locale]}</b>{' '}
        <LocalTime time={match.endedAt} variant="dayTime" />
        <br />
        <Trans>
          <Plural value={match.kills} one="# kill" other="# kills" />, {damage} damage
        </Trans>
      </span>
      <ChevronRightIcon size="s" />
    </Grid>
  );
}
