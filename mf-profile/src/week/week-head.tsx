import { readPlatform } from '@hotdrop/shared-domain/game';
import { type Week, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { Button, ButtonLink } from '@hotdrop/shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { PageHead } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useWeekWords } from '../week-data/use-week-words.ts';
import styles from './week.module.css';

interface WeekHeadProps {
  readonly week: Week;
  readonly isOver: boolean;
}

/** The player, the days of the week, and the weeks before and after. */
export function WeekHead({ week, isOver }: WeekHeadProps) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
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
        <Link className={styles.back} to={links.profile({ shard, name })}>
          <ChevronLeftIcon />
          {name}
        </Link>
      }
      title={isOver ? <WeekNumber number={number} /> : <Trans>Week {number} so far</Trans>}
      lead={
        <Trans>
          {from} to {to}, in UTC · {platformName}
        </Trans>
      }
    >
      <nav className={styles.weeks} aria-label={t`Weeks`}>
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
      </nav>
    </PageHead>
  );
}

export const WeekNumber = ({ number }: { readonly number: number }) => <Trans>Week {number}</Trans>;
