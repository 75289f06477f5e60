import {
  aPlayerCount,
  aPointsPlace,
  type FakeSiteSettings,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { openArea } from '@hotdrop/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { area } from '../area.tsx';
import { aPlaying, noComments, seasons, someRatings } from './fixtures.ts';

/** Opens an address of the area. A test may override the answers of the API. */
export const openPage = (path: string, { answers, ...settings }: FakeSiteSettings = {}) =>
  openArea(area, path, {
    ...settings,
    answers: {
      listActiveSeasons: { seasons },
      getRatings: someRatings(),
      getPointsPlace: ({ points }) => aPointsPlace({ points: Number(points) }),
      getSeasonStats: someSeasonStats(),
      getPlayerCount: aPlayerCount(),
      getPlaying: aPlaying(),
      listComments: noComments,
      ...answers,
    },
  });

/** Waits for the bars of the rating page. */
export const findChart = async () =>
  within(await screen.findByRole('list', { name: 'Share of players by points' }));
