import { aDropMap, aHotDrop, type FakeSiteSettings, someHotDrops } from '@hotdrop/shared-domain/testing';
import { failedPage, openArea } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';

/** Opens an address of the area, with landings on Erangel unless the test provides other answers. */
export async function openPage(path: string, { answers, ...settings }: FakeSiteSettings = {}) {
  const page = await openArea(area, path, {
    ...settings,
    answers: {
      listHotDrops: { days: 92, updatedAt: null, hottest: [aHotDrop()], maps: [aDropMap()] },
      getHotDrops: someHotDrops(),
      ...answers,
    },
  });
  // Towns and sizes of maps are loaded on demand.
  await screen.findByText((text, element) => text === failedPage || element?.tagName === 'H1');
  return { ...page, user: userEvent.setup() };
}
