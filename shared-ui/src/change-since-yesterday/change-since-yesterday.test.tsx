import { screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { ChangeSinceYesterday } from './change-since-yesterday.tsx';

describe('the change since yesterday', () => {
  it.each([
    { now: 103, yesterday: 100, says: '3.0% more than this time yesterday' },
    { now: 97, yesterday: 100, says: '3.0% fewer than this time yesterday' },
    { now: 100, yesterday: 100, says: 'as many as yesterday' },
    { now: 99_960, yesterday: 100_000, says: 'as many as yesterday' },
    { now: 100_040, yesterday: 100_000, says: 'as many as yesterday' },
  ])('is described as: $says', async ({ now, yesterday, says }) => {
    await renderWithSite(
      <p data-testid="change">
        <ChangeSinceYesterday now={now} yesterday={yesterday} />
      </p>,
    );
    expect(screen.getByTestId('change')).toHaveTextContent(says);
  });

  it.each([
    { what: 'today was not counted', now: null, yesterday: 100 },
    { what: 'yesterday was not counted', now: 100, yesterday: null },
    { what: 'nobody played yesterday', now: 100, yesterday: 0 },
  ])('says nothing when $what', async ({ now, yesterday }) => {
    await renderWithSite(
      <p data-testid="change">
        <ChangeSinceYesterday now={now} yesterday={yesterday} />
      </p>,
    );
    expect(screen.getByTestId('change')).toBeEmptyDOMElement();
  });
});
