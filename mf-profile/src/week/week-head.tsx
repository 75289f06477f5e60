import { readPlatform } from '@hotdrop/shared-domain/game';
import { parseWeek, type Week, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { Button, ButtonAnchor, ButtonLink } from '@hotdrop/shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon, ExportIcon, ShareIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Panel } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Row } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useLinks, useNow, useSite } from '@hotdrop/shared-ui/site';
import { DeadEnd, Empty } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { useWeekWords } from '../week-data/week-data.ts';
import styles from './week.module.css';

interface WeekHeadProps {
  readonly week: Week;
  readonly isOver: boolean;
}

/** The player, the days of the week, and the weeks before and after. */
export function WeekHead({ week, isOver }: WeekHeadProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const { from, to } = useWeekWords(week.id);
  const { number } = week;
  const platformName = readPlatform(game, platform).name[locale];
  const previous = weekBefore(week);
  const next = weekOf(week.end);
  const linkTo = ({ id }: Week) => links.week({ shard, name, week: id });
  return (
    <PageHead
      kicker={
        <Row as={Link} gap={1} tone="accent" className={styles.link} to={links.profile({ shard, name })}>
          <ChevronLeftIcon />
          {name}
        </Row>
      }
      title={isOver ? <WeekNumber number={number} /> : <Trans>Week {number} so far</Trans>}
      lead={
        <>
          <b>{name}</b> ·{' '}
          <Trans>
            {from} to {to}, in UTC · {platformName}
          </Trans>
        </>
      }
    >
      <Row as="nav" aria-label={t`Weeks`}>
        <ButtonLink to={linkTo(previous)} icon={ChevronLeftIcon} rel="prev">
          <WeekNumber number={previous.number} />
        </ButtonLink>
        {isOver ? (
          <ButtonLink to={linkTo(next)} rel="next">
            <WeekNumber number={next.number} />
            <ChevronRightIcon />
          </ButtonLink>
        ) : (
          <Button disabled>
            <WeekNumber number={next.number} />
            <ChevronRightIcon />
          </Button>
        )}
      </Row>
    </PageHead>
  );
}

const WeekNumber = ({ number }: { readonly number: number }) => <Trans>Week {number}</Trans>;

interface NoSuchWeekProps {
  readonly id: string;
  /** Null: no year has the week. */
  readonly week: Week | null;
}

/** The page of a week that does not exist, has not begun, or is too old. */
export function NoSuchWeek({ id, week }: NoSuchWeekProps) {
  const { t } = useLingui();
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const now = useNow();
  const number = week?.number ?? 0;
  const year = String(week?.year ?? '');
  return (
    <>
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <DeadEnd
        kicker={name}
        title={<Trans>No such week</Trans>}
        lead={
          week ? (
            week.start > now ? (
              <Trans>
                Week {number} of {year} has not begun.
              </Trans>
            ) : (
              <Trans>
                Week {number} of {year} is too long ago. Matches are kept for 3 months.
              </Trans>
            )
          ) : (
            <Trans>No year has the week “{id}”.</Trans>
          )
        }
        actions={
          <>
            <ButtonLink kind="accent" to={links.week({ shard, name, week: weekBefore(weekOf(now)).id })}>
              <Trans>Go to last week</Trans>
            </ButtonLink>
            <ButtonLink to={links.profile({ shard, name })}>{name}</ButtonLink>
          </>
        }
      />
    </>
  );
}

interface NoMatchInWeekProps {
  readonly played: PlayedWeek;
  readonly week: Week;
}

/** Says that a week has no match with places, with links to weeks that have some. */
export function NoMatchInWeek({ played, week }: NoMatchInWeekProps) {
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const { number } = week;
  const others = played.sessions.reduce((sum, session) => sum + session.others, 0);
  const { isOver, otherWeeks } = played;
  return (
    <Empty
      title={
        others > 0 ? (
          <Trans>Only other modes in week {number}.</Trans>
        ) : isOver ? (
          <Trans>No match in week {number}.</Trans>
        ) : (
          <Trans>No match in week {number} so far.</Trans>
        )
      }
    >
      {otherWeeks.length > 0 ? (
        <>
          <Trans>Weeks with matches:</Trans>
          <Row as="span" gap={6} justify="center" isWrapped>
            {otherWeeks.map(({ week: id, matches }) => (
              <Row
                as={Link}
                key={id}
                tone="accent"
                className={styles.link}
                to={links.week({ shard, name, week: id })}
              >
                <span>
                  <WeekNumber number={parseWeek(id)?.number ?? 0} /> ·{' '}
                  <Plural value={matches} one="# match" other="# matches" />
                </span>
              </Row>
            ))}
          </Row>
        </>
      ) : (
        <Trans>{name} has no recorded matches in the last 3 months.</Trans>
      )}
    </Empty>
  );
}

/** The picture of the week, to save or to link. */
export function ShareWeek({ week }: { readonly week: Week }) {
  const { t } = useLingui();
  const { locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const page = links.week({ shard, name, week: week.id });
  const picture = `${page}/card.png?hl=${locale}`;
  const { number } = week;
  return (
    <Panel isPadded className={styles.share} title={<Trans>Share the week</Trans>} aside="1200 × 630">
      <img
        className={styles.picture}
        src={picture}
        width="1200"
        height="630"
        loading="lazy"
        alt={t`${name} in week ${number}`}
      />
      <Row as="p" isWrapped className={styles.actions}>
        <ButtonAnchor kind="accent" icon={ExportIcon} href={picture} download={`${name}-${week.id}.png`}>
          <Trans>Save picture</Trans>
        </ButtonAnchor>
        <SharePanel
          panel="mf-profile/week"
          about="week"
          subject={{ shard: platform, name, week: week.id }}
          title={[t`Week ${number}`, name]}
          page={() => page}
        >
          <ShareIcon />
          <Trans>Share</Trans>
        </SharePanel>
      </Row>
    </Panel>
  );
}
