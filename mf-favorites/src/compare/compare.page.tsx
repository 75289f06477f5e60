import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { rankedModes } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { Player } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { ChevronLeftIcon, StarIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Note } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { type Comparison, choiceAddress, compareAddress, readPlayers } from '../links/compare-address.ts';
import type { CompareData, ComparedPlayer } from './compare.loader.ts';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { CopyAddress } from './copy-address.tsx';
import { SeasonChoice } from './season-choice.tsx';

export function ComparePage() {
  const { game, links, locale } = useSite();
  const format = useFormat();
  const { t } = useLingui();
  const { compared, missing, mode, season, seasons } = useLoaderData<CompareData>();
  const asked = readPlayers(new URLSearchParams(useLocation().search));
  const leading = seasons.find((id) => game.seasons.read(id).number === season);
  const modes = rankedModes(game, leading === undefined ? null : game.seasons.read(leading));
  const to = (change: Partial<Comparison>) =>
    compareAddress(links, { players: asked, season, mode, ...change });
  const without = ({ player }: ComparedPlayer) =>
    to({ players: asked.filter((one) => !isSame(one, player)) });
  // The list identifies players by account id.
  const listed = asked.map((one) => compared.find(({ player }) => isSame(one, player))?.player ?? one);
  const names = format.list(compared.map(({ player }) => player.name));
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={names ? t`Compare ${names}` : t`Compare players`}
        description={t`Compare ranked ${gameName} players side by side by season and mode: points, damage, wins, and more.`}
      />
      <PageHead
        kicker={
          <Link to={links.favorites({ mode })} className={styles.back}>
            <ChevronLeftIcon size="xs" />
            <Trans>Favorites</Trans>
          </Link>
        }
        title={<Trans>Compare players</Trans>}
      >
        {asked.length > 0 && (
          <SeasonChoice season={season} seasons={seasons} to={(number) => to({ season: number })} />
        )}
        {compared.length > 0 && <CopyAddress />}
      </PageHead>
      <Stack>
        <div className={styles.comparison}>
          {asked.length > 0 && (
            <Tabs
              look="tightSegments"
              label={t`Mode`}
              tabs={modes.map(({ id, name }) => ({
                to: to({ mode: id }),
                label: name[locale],
                isCurrent: id === mode,
              }))}
            />
          )}
          {compared.length > 0 && (
            <CompareTable compared={compared} mode={mode} season={season} without={without} />
          )}
          {compared.length > 0 && asked.length < limits.compared && (
            <p className={styles.add}>
              <Trans>
                To add a player, select more names in{' '}
                <Link to={choiceAddress(links, { players: listed, mode })}>your favorites</Link>.
              </Trans>
            </p>
          )}
          {missing > 0 && compared.length > 0 && (
            <Note>
              <Plural
                value={missing}
                one="# player could not be loaded or was not found, and is not shown."
                other="# players could not be loaded or were not found, and are not shown."
              />
            </Note>
          )}
          {missing > 0 && compared.length === 0 && (
            <Failed title={<Trans>None of these players could be loaded</Trans>} />
          )}
          {asked.length === 0 && (
            <Empty
              icon={StarIcon}
              title={<Trans>No players to compare</Trans>}
              actions={
                <ButtonLink kind="accent" to={links.favorites()}>
                  <Trans>Choose from your favorites</Trans>
                </ButtonLink>
              }
            >
              <Trans>Compare up to six players side by side and share the link.</Trans>
            </Empty>
          )}
        </div>
      </Stack>
    </>
  );
}

/** An address identifies a player by account id or name. */
const isSame = (asked: Favorite, { accountId, name, shard }: Player) =>
  asked.shard === shard && [accountId, name].includes(asked.accountId);
