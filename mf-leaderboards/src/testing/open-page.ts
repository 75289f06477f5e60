import {
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  anActiveSeason,
  type FakeAnswers,
  type FakeSiteSettings,
} from '@hotdrop/shared-domain/testing';
import { openArea } from '@hotdrop/shared-ui/testing';
import { area } from '../area.tsx';

const seasons: FakeAnswers = { listActiveSeasons: { seasons: { steam: anActiveSeason() } } };

/** Gives the window a width, for code that asks for it. */
export function setWindowWidth(width: number) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
setWindowWidth(1280);

/** Opens an address of the area. The test provides the answers of the API. */
export async function openPage(path: string, { answers, ...settings }: FakeSiteSettings = {}) {
  const page = await openArea(area, path, { ...settings, answers: { ...seasons, ...answers } });
  return { ...page, asked: () => page.asked('getLeaderboard') };
}

/** A board with several pages. Players are named after their rank, such as `player1`, unless the test names them. */
export const pagedBoard =
  (
    named: Readonly<Record<number, string>> = {},
    { perPage = 10, totalCount = 60 } = {},
  ): NonNullable<FakeAnswers['getLeaderboard']> =>
  ({ page = 1 }) => {
    const meta = aListMeta({ page: Number(page), perPage, totalCount });
    const first = (meta.page - 1) * perPage + 1;
    const ranks = Array.from(
      { length: Math.max(0, Math.min(perPage, totalCount - first + 1)) },
      (_, index) => {
        const rank = first + index;
        const name = named[rank] ?? `player${rank}`;
        return aLeaderboardRow({
          accountId: `account.${rank}`,
          name,
          place: rank,
          rankPoint: 5000 - rank,
          wins: rank % 7,
        });
      },
    );
    const cutoffs = [10, 100, 500].map((place) => ({
      place,
      rankPoint: place <= totalCount ? 5000 - place : null,
      week: place <= totalCount ? 46 : null,
    }));
    return aLeaderboard({ meta, ranks, cutoffs, climber: null });
  };
