import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './performance.module.css';
import {
  type Comparison,
  findVerdict,
  formatCompared,
  type VerdictFigure,
  type VerdictPart,
} from './tier-comparison.ts';

type ByFigure = Readonly<Record<VerdictFigure, MessageDescriptor>>;

const leads: ByFigure = {
  kd: msg`Stands out by winning fights.`,
  averageDamage: msg`Stands out by damage.`,
  knocksAGame: msg`Stands out by knocking players down.`,
  averageRank: msg`Stands out by lasting longer.`,
  winRate: msg`Stands out by winning games.`,
  top10Rate: msg`Stands out by staying alive.`,
};

const lags: ByFigure = {
  kd: msg`Held back by lost fights.`,
  averageDamage: msg`Held back by too little damage.`,
  knocksAGame: msg`Held back by too few knocks.`,
  averageRank: msg`Held back by early ends.`,
  winRate: msg`Held back by the last fight.`,
  top10Rate: msg`Held back by deaths before the top 10.`,
};

interface VerdictProps {
  readonly comparisons: readonly Comparison[];
  readonly tier: string;
}

/** Says what sets the player apart from a tier, and what holds them back. */
export function Verdict({ comparisons, tier }: VerdictProps) {
  const { i18n } = useLingui();
  const { best, worst } = findVerdict(comparisons);
  if (!best && !worst)
    return (
      <p className={styles.close}>
        <Trans>Close to the average of {tier} in everything.</Trans>
      </p>
    );
  return (
    <div className={styles.verdict}>
      {best && (
        <p data-lead="better">
          <ArrowUpIcon />
          <span>
            <b>{i18n._(leads[best.id])}</b> <Details {...best} tier={tier} />
          </span>
        </p>
      )}
      {worst && (
        <p data-lead="worse">
          <ArrowDownIcon />
          <span>
            <b>{i18n._(lags[worst.id])}</b> <Details {...worst} tier={tier} />
          </span>
        </p>
      )}
    </div>
  );
}

function Details({ id, own: value, average: tierValue, tier }: VerdictPart & Pick<VerdictProps, 'tier'>) {
  const format = useFormat();
  const own = formatCompared[id](format, value);
  const average = formatCompared[id](format, tierValue);
  switch (id) {
    case 'kd':
      return (
        <Trans>
          The K/D is {own}, the average of {tier} is {average}.
        </Trans>
      );
    case 'averageDamage':
      return (
        <Trans>
          {own} damage a game, the average of {tier} is {average}.
        </Trans>
      );
    case 'knocksAGame':
      return (
        <Trans>
          {own} knocks a game, the average of {tier} is {average}.
        </Trans>
      );
    case 'averageRank':
      return (
        <Trans>
          The average place is {own}, in {tier} it is {average}.
        </Trans>
      );
    case 'winRate':
      return (
        <Trans>
          {own} of the games are won, the average of {tier} is {average}.
        </Trans>
      );
    case 'top10Rate':
      return (
        <Trans>
          {own} of the games end in the top 10, the average of {tier} is {average}.
        </Trans>
      );
  }
}
