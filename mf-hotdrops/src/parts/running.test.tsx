import { aFailure, anActiveSeason, type FakeAnswers, fakeSite } from '@hotdrop/shared-domain/testing';
import { renderPart } from '@hotdrop/shared-ui/testing/render-part';
import { screen } from '@testing-library/react';
import { parts } from '../parts.tsx';

const show = (answers: FakeAnswers) => renderPart(parts, { site: fakeSite({ answers }), id: 'running' });

test('counts the platforms with a running season, and links to the page', async () => {
  await show({ listActiveSeasons: { seasons: { steam: anActiveSeason(), kakao: anActiveSeason() } } });
  expect(screen.getByText('2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/pubg/hotdrops');
});

test('is absent when the seasons cannot be read', async () => {
  await show({ listActiveSeasons: aFailure('network', { reason: 'unreachable' }) });
  expect(screen.queryByText('Running seasons')).toBeNull();
});
