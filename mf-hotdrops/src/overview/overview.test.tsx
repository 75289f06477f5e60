import { aFailure, anActiveSeason, type FakeAnswers, fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';

async function openOverview(answers: FakeAnswers, locale: 'en' | 'ko' = 'en') {
  const site = fakeSite({ answers, locale });
  const routes = [{ path: site.basePath, children: await area.routes(site) }];
  return renderWithSite(routes, { site, path: `${site.basePath}/hotdrops` });
}

test('failed: says so, and shows the seasons after another try', async () => {
  let isDown = true;
  await openOverview({
    listActiveSeasons: () => {
      if (isDown) return aFailure('network');
      return { seasons: { steam: anActiveSeason() } };
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Season 43')).toBeVisible();
});

test('nothing to show: says that no season is running', async () => {
  await openOverview({ listActiveSeasons: { seasons: {} } });
  expect(await screen.findByRole('heading', { name: 'No season is running' })).toBeVisible();
});

test('here it is: the running season of each platform', async () => {
  await openOverview({
    listActiveSeasons: {
      seasons: { steam: anActiveSeason(), kakao: anActiveSeason({ label: 'Season 42' }) },
    },
  });
  expect(await screen.findByText('Season 43')).toBeVisible();
  expect(screen.getByText('Season 42')).toBeVisible();
});

test('speaks the language of the site', async () => {
  await openOverview({ listActiveSeasons: { seasons: {} } }, 'ko');
  expect(await screen.findByRole('heading', { name: '진행 중인 시즌' })).toBeVisible();
});
