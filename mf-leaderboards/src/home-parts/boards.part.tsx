import type { Site } from '@hotdrop/shared-domain/contract';
import { readPlatform } from '@hotdrop/shared-domain/game';
import type { Part } from '@hotdrop/shared-domain/slots';
import type { Climber, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import { BiggestClimb } from '../shared/board-parts.tsx';
import { PlaceLead, PlayerRow, PlayerRows } from '../shared/player-rows.tsx';
import { readHomeBoard } from './read-home-boards.ts';

const rowsPerBoard = 5;

interface TopPlayers {
  readonly shard: string;
  readonly mode: string;
  readonly rows: readonly LeaderboardRow[];
  /** The player who gained most places since yesterday. Null: unknown. */
  readonly climber: Climber | null;
}

async function loadTop(site: Site, position: 0 | 1, signal: AbortSignal): Promise<TopPlayers | null> {
  const found = await readHomeBoard(site, position, signal);
  if (!found) return null;
  const { shard, mode, board } = found;
  return { shard, mode, rows: board?.ranks.slice(0, rowsPerBoard) ?? [], climber: board?.climber ?? null };
}

/** The top players of the first platform. Absent without a board. */
export const boards: Part<'home', TopPlayers | null> = {
  load: ({ site, signal }) => loadTop(site, 0, signal),
  Component: ({ data }) => <Top data={data} />,
};

/** Those of the second platform. */
export const boardsSecond: Part<'home', TopPlayers | null> = {
  load: ({ site, signal }) => loadTop(site, 1, signal),
  Component: ({ data }) => <Top data={data} />,
};

interface TopProps {
  readonly data: TopPlayers | null;
}

const Top = ({ data }: TopProps) => data && data.rows.length > 0 && <TopPanel {...data} />;

function TopPanel({ shard, mode, rows, climber }: TopPlayers) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const platform = readPlatform(game, shard);
  const name = platform.name[locale];
  return (
    <Panel
      title={
        <Row as="span">
          <PlatformMark platform={platform.id} />
          <Trans>{name} top 5</Trans>
        </Row>
      }
      aside={
        <MoreLink to={links.board({ shard, mode })}>
          <Trans>Full leaderboard</Trans>
        </MoreLink>
      }
    >
      <PlayerRows>
        {rows.map((row, index) => (
          <PlayerRow
            key={row.accountId}
            player={row}
            place={index + 1}
            lead={<PlaceLead row={row} rank={index + 1} />}
          />
        ))}
      </PlayerRows>
      {climber && <BiggestClimb climber={climber} />}
    </Panel>
  );
}
