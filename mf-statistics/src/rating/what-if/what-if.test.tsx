import { aFailure, aPointsPlace, neverAnswered } from '@hotdrop/shared-domain/testing';
import type { CallOptions } from '@hotdrop/shared-domain/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nightHeron } from '../../testing/fixtures.ts';
import { findChart, openPage } from '../../testing/open-page.ts';

const slider = () => screen.findByRole('slider', { name: 'What if I had' });
const getPointsPlace = ({ points }: { readonly points: number | string }) =>
  aPointsPlace({ points: Number(points), place: Number(points) >= 3000 ? 12 : 600 });

describe('what if I had', () => {
  it('begins with the median, and its place', async () => {
    const { asked } = await openPage('statistics/rating', { answers: { getPointsPlace } });
    expect(await slider()).toHaveAttribute('aria-valuetext', '1,850 points: Diamond 2, #600 of 1,190');
    expect(asked('getPointsPlace')).toEqual([{ shard: 'steam', mode: 'squad', points: 1850 }]);
  });

  it('shows place, tier, and share of other points', async () => {
    await openPage('statistics/rating', { answers: { getPointsPlace } });
    fireEvent.change(await slider(), { target: { value: '3200' } });
    await waitFor(async () =>
      expect(await slider()).toHaveAttribute('aria-valuetext', '3,200 points: Diamond 2, #12 of 1,190'),
    );
    expect(screen.getByText(/^Top 1\.0% of 1,190/)).toBeInTheDocument();
  });

  it('asks for the place of the last points only', async () => {
    const { asked } = await openPage('statistics/rating', { answers: { getPointsPlace } });
    const input = await slider();
    for (const value of ['3000', '3100', '3200']) fireEvent.change(input, { target: { value } });
    await waitFor(() => expect(asked('getPointsPlace')).toHaveLength(2));
    expect(asked('getPointsPlace').at(-1)).toMatchObject({ points: 3200 });
  });

  it('is on the points of a form without scripts', async () => {
    await openPage('statistics/rating?points=3200', { answers: { getPointsPlace } });
    expect(await slider()).toHaveValue('3200');
    expect((await slider()).closest('form')).toHaveFormValues({ shard: 'steam', mode: 'squad' });
  });

  it('begins with the next division of a marked player, and compares with the player', async () => {
    const place = ({ points }: { readonly points: number | string }) =>
      aPointsPlace({ points: Number(points), place: 39_802, population: 1_284_112 });
    await openPage('statistics/rating?player=NightHeron', {
      answers: { ...nightHeron, getPointsPlace: place },
    });
    expect(await slider()).toHaveValue('2900');
    expect(screen.getByText(/Up 10 places/)).toHaveTextContent('Up 10 places, with 54 points more.');
  });

  it.each([
    ['is late', neverAnswered],
    ['is given up because the time of the page is over', () => aFailure('aborted')],
  ])('asks again in the browser if the first answer %s', async (_, answerFirst) => {
    let calls = 0;
    const late = (input: { readonly points: number | string }, options: CallOptions) => {
      calls += 1;
      return calls === 1 ? answerFirst(options) : getPointsPlace(input);
    };
    await openPage('statistics/rating', { answers: { getPointsPlace: late } });
    expect(await slider()).toHaveAttribute('aria-valuetext', '1,850 points');
    await waitFor(async () =>
      expect(await slider()).toHaveAttribute('aria-valuetext', '1,850 points: Diamond 2, #600 of 1,190'),
    );
  });

  it.each([
    ['fails', aFailure('server')],
    ['is unknown to an older API host', aFailure('not-found')],
  ])('is not there if the call %s', async (_, answer) => {
    const { site } = await openPage('statistics/rating', { answers: { getPointsPlace: answer } });
    await findChart();
    expect(screen.queryByRole('slider', { name: 'What if I had' })).not.toBeInTheDocument();
    expect(site.reported).toHaveLength(answer.kind === 'server' ? 1 : 0);
  });
});
